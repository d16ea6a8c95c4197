hq () 
{ 
    python3 -c "
f=ord('$1')-97; r=$2-1
print(round((239+f*50.8)*1.26), round((835-r*50.8)*1.26))"
}
H () 
{ 
    c $(hq $1 $2)
}
