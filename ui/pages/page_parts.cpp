#include "ui/pages/page_parts.h"

namespace mujo::ui {

const char* const kPageStyle = R"css(
:root { color-scheme: light dark; --paper: #f6f1e7; --text: #2a241c; --quiet: #766b5b; --rule: #d9cfbd;
  --accent: #8c2f1b; --here: #efe0c4; --wood: #e3bd7a; --wood2: #d5a862; --grain: #b98a45; --grid: #4a3415;
  --face: #fbe7bd; --face2: #efd09a; --edge: #7a5523; --ink: #17100a; --red: #b3001b; --last: #b8641e; }
@media (prefers-color-scheme: dark) { :root { --paper: #1d1a16; --text: #e9e0d0; --quiet: #a3967f;
  --rule: #3d362c; --accent: #e3a06c; --here: #40331f; --wood: #a37b42; --wood2: #8f6934; --grain: #6f4f22;
  --grid: #241807; --face: #ecd29d; --face2: #d9b87c; --edge: #4a3212; --last: #ffd28a; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--text); line-height: 1.5;
  font-family: "Iowan Old Style", "Palatino Linotype", Palatino, "Noto Serif", Georgia, serif; }
header { padding: 1.6rem 2rem .4rem; max-width: 84rem; margin: auto; }
h1 { font-weight: 500; font-size: 1.7rem; margin: 0; overflow-wrap: anywhere; }
header p { margin: .15rem 0 0; color: var(--quiet); overflow-wrap: anywhere; }
main { display: grid; grid-template-columns: minmax(0, 1fr) minmax(17rem, 24rem); gap: 2rem;
  max-width: 84rem; margin: auto; padding: .8rem 2rem 2rem; }
#board { display: block; width: 100%; max-height: calc(100vh - 18.5rem); min-height: 16rem; }
.hand { min-height: 2.6rem; display: flex; flex-wrap: wrap; gap: .1rem .7rem; align-items: center;
  color: var(--quiet); }
.hand svg { width: 2.3rem; height: 2.3rem; vertical-align: middle; }
nav { display: flex; flex-wrap: wrap; gap: .4rem; justify-content: center; margin-top: .6rem; }
button { font: inherit; color: inherit; background: none; border: 1px solid var(--rule); border-radius: .4rem;
  padding: .2rem .8rem; cursor: pointer; }
button:hover { background: var(--here); }
button:focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
#now { text-align: center; margin: .5rem 0 0; min-height: 1.5em; }
#moves { max-height: calc(100vh - 8rem); overflow: auto; border-left: 1px solid var(--rule);
  padding-left: 1.2rem; position: relative; }
#moves button { border: 0; padding: 0 .3rem; border-radius: .25rem; white-space: nowrap; }
#moves button[aria-current] { background: var(--here); box-shadow: inset 0 -2px var(--accent); }
#moves p { margin: .2rem 0 .5rem .3rem; color: var(--quiet); white-space: pre-wrap; overflow-wrap: anywhere; }
#moves .line { margin: .2rem 0 .4rem .4rem; padding-left: .7rem; border-left: 2px solid var(--rule);
  font-size: .93em; }
#moves .result { color: var(--text); font-style: italic; }
.face { fill: url(#faceWood); stroke: var(--edge); stroke-width: 18; stroke-linejoin: round; }
.ink { fill: var(--ink); } .red { fill: var(--red); }
.grid { stroke: var(--grid); stroke-width: 2; fill: none; }
.frame { stroke: var(--grid); stroke-width: 5; fill: none; }
.names { fill: var(--grid); font-size: 26px; text-anchor: middle; }
.d0 { fill: #1b7a3d; stroke: #1b7a3d; } .d1 { fill: #b3261e; stroke: #b3261e; }
.d2 { fill: #1f4fbf; stroke: #1f4fbf; } .d3 { fill: #9a5b00; stroke: #9a5b00; }
#drawn { opacity: .75; } #drawn circle { fill: none; stroke-width: 7; } #drawn path { stroke: none; }
.last { fill: none; stroke: var(--last); stroke-width: 6; }
@media (max-width: 52rem) { main { grid-template-columns: minmax(0, 1fr); padding: .6rem .8rem; gap: 1rem; }
  header { padding: 1rem .8rem 0; } #moves { max-height: none; border: 0; padding: 0; }
  #board { max-height: none; } }
@media print { nav { display: none; } #moves { max-height: none; } }
)css";

const char* const kPageScript = R"js(
'use strict';
const D = JSON.parse(document.getElementById('game').textContent);
const $ = id => document.getElementById(id);
const svg = (name, set) => {
  const e = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const key in set) e.setAttribute(key, set[key]);
  return e;
};
const html = (name, text) => {
  const e = document.createElement(name);
  e.textContent = text;
  return e;
};
const next = D.next;
const state = { cells: D.start.slice(), hands: [{}, {}], at: 0, flipped: false };
D.hands.forEach(h => { state.hands[h[0]][h[1]] = h[2]; });
const put = (node, undo) => {
  for (const c of D.nodes[node].s) state.cells[c[0]] = undo ? c[1] : c[2];
  for (const h of D.nodes[node].h) {
    state.hands[h[0]][h[1]] = (state.hands[h[0]][h[1]] || 0) + (undo ? -h[2] : h[2]);
  }
};
const path = node => {
  const all = [];
  for (; node; node = D.nodes[node].p) all.unshift(node);
  return all;
};
const buttons = [];
const place = (x, y) => state.flipped ? [D.files - 1 - x, D.ranks - 1 - y] : [x, y];
const middle = square => {
  const [x, y] = place(square % D.files, Math.floor(square / D.files));
  return [100 * x + 50, 100 * y + 50];
};
const shape = ([from, to, brush]) => {
  const [x, y] = middle(to), [a, b] = middle(from), long = Math.hypot(x - a, y - b);
  if (!long) return svg('circle', { cx: x, cy: y, r: 42, 'class': 'd' + brush });
  const u = (x - a) / long, v = (y - b) / long;
  const at = (far, wide) => (a + u * far - v * wide).toFixed(1) + ' ' + (b + v * far + u * wide).toFixed(1);
  const neck = long - 34;
  return svg('path', { 'class': 'd' + brush, d: 'M' + at(0, 5) + 'L' + at(neck, 7.5) + 'L' + at(neck, 20) +
    'L' + at(long, 0) + 'L' + at(neck, -20) + 'L' + at(neck, -7.5) + 'L' + at(0, -5) + 'Z' });
};
const draw = () => {
  const pieces = $('pieces'), names = $('names'), last = $('last'), drawn = $('drawn');
  for (const layer of [pieces, names, last, drawn]) layer.replaceChildren();
  state.cells.forEach((cell, square) => {
    if (!cell) return;
    const [x, y] = place(square % D.files, Math.floor(square / D.files));
    const turn = ((cell - 1) % 2 === 1) !== state.flipped;
    pieces.append(svg('use', { href: '#k' + ((cell - 1) >> 1), width: 100, height: 100,
      transform: 'translate(' + 100 * x + ' ' + 100 * y + ')' + (turn ? ' rotate(180 50 50)' : '') }));
  });
  D.fileNames.forEach((text, x) => {
    const e = svg('text', { x: 100 * place(x, 0)[0] + 50, y: -14 });
    e.textContent = text; names.append(e);
  });
  D.rankNames.forEach((text, y) => {
    const e = svg('text', { x: 100 * D.files + 24, y: 100 * place(0, y)[1] + 59 });
    e.textContent = text; names.append(e);
  });
  const node = D.nodes[state.at];
  for (const c of node.s) {
    const [x, y] = place(c[0] % D.files, Math.floor(c[0] / D.files));
    last.append(svg('rect', { x: 100 * x + 4, y: 100 * y + 4, width: 92, height: 92, rx: 8, 'class': 'last' }));
  }
  for (const each of node.m || []) drawn.append(shape(each));
  [0, 1].forEach(side => {
    const box = $(state.flipped === (side === 1) ? 'below' : 'above');
    box.replaceChildren(html('span', D.sides[side]));
    for (const type in state.hands[side]) {
      const count = state.hands[side][type];
      if (count < 1) continue;
      const item = html('span', ''), picture = svg('svg', { viewBox: '0 0 100 100', 'aria-hidden': 'true' });
      picture.append(svg('use', { href: '#k' + type, width: 100, height: 100 }));
      item.append(picture, ' × ' + count);
      item.title = D.kinds[type];
      item.setAttribute('aria-label', D.kinds[type] + ' × ' + count);
      item.setAttribute('role', 'img');
      box.append(item);
    }
  });
  $('now').textContent = (node.n || D.words.start) + (node.e ? ' · ' + node.e : '') + (node.r ? ' · ' + node.r : '');
  $('board').setAttribute('aria-label', D.words.board + ': ' + $('now').textContent);
};
const go = target => {
  const from = path(state.at), to = path(target);
  let same = 0;
  while (same < from.length && from[same] === to[same]) same++;
  for (let i = from.length; i-- > same;) put(from[i], true);
  for (let i = same; i < to.length; i++) put(to[i], false);
  if (buttons[state.at]) buttons[state.at].removeAttribute('aria-current');
  state.at = target;
  const b = buttons[target];
  if (b) {
    b.setAttribute('aria-current', 'step');
    const list = $('moves');
    if (list.scrollHeight > list.clientHeight) {
      list.scrollTop = b.offsetTop - list.clientHeight / 2;
    }
  }
  draw();
};
const end = node => { while (next[node].length) node = next[node][0]; return node; };
const act = {
  first: () => go(0), back: () => go(D.nodes[state.at].p),
  on: () => { if (next[state.at].length) go(next[state.at][0]); },
  last: () => go(end(state.at)), flip: () => { state.flipped = !state.flipped; draw(); }
};
const list = $('moves'), open = [{ node: 0, box: list, fresh: true, others: [] }];
while (open.length) {
  const { node, box, others, ...task } = open.pop(), move = D.nodes[node];
  let fresh = task.fresh;
  if (node) {
    const b = html('button', fresh || move.b ? move.n : move.t);
    b.type = 'button';
    b.setAttribute('aria-label', move.n);
    b.addEventListener('click', () => go(node));
    buttons[node] = b;
    box.append(b, ' ');
    fresh = false;
  }
  if (move.c) { box.append(html('p', move.c)); fresh = true; }
  if (move.r) { const p = html('p', move.r); p.className = 'result'; box.append(p); }
  for (const other of others) {
    const line = html('div', '');
    line.className = 'line';
    box.append(line);
    open.push({ node: other, box: line, fresh: true, others: [] });
    fresh = true;
  }
  if (next[node].length) {
    open.push({ node: next[node][0], box: box, fresh: fresh, others: next[node].slice(1) });
  }
}
for (const id in act) $(id).addEventListener('click', act[id]);
const keys = { ArrowLeft: 'back', ArrowRight: 'on', Home: 'first', End: 'last', f: 'flip' };
document.addEventListener('keydown', e => {
  const what = keys[e.key];
  if (!what || e.ctrlKey || e.altKey || e.metaKey) return;
  e.preventDefault(); act[what]();
});
go(0);
)js";

} // namespace mujo::ui
