autocmd BufRead,BufNewFile *.presim setfiletype presim
