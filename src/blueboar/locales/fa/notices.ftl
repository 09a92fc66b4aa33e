# آنچه به کسانی که سر میز نیستند گفته می‌شود: با اعلان مرورگر یا وب‌هوک.
notice-turn = { $game }: نوبت شماست. سر میز: { $others }.
notice-offer = { $game }: کسی به شما پیشنهاد معامله داده است. سر میز: { $others }.
notice-undo = { $game }: کسی می‌خواهد حرکتی را پس بگیرد. سر میز: { $others }.
notice-beside = { $game }: روی دستگاه شما منتظر { $name } هستند. سر میز: { $others }.
notice-over = { $game } تمام شد؛ ببینید چطور به پایان رسید. سر میز: { $others }.
notice-turn-of = { $game }: نوبت { $name } است.
notice-over-of = { $game } تمام شد.
notice-try = «{ inn-name }» می‌تواند شما را اینجا پیدا کند.
