# وضع بازی سر میز داروغهٔ ناتینگهام، و آنچه گفته و کرده شد.

standing-titles = پادشاه‌ها و ملکه‌ها، اگر بازی همین حالا تمام می‌شد
standing-titles-how = بر پایهٔ کالاهای رو و کارت‌های پنهان خودتان. آنچه دیگران پنهان کرده‌اند شاید همه‌چیز را عوض کند.
standing-good = کالا
standing-king = پادشاه
standing-queen = ملکه
standing-nobody = هیچ‌کس
standing-holds = { $count } تا دارد، +{ $points }
standing-mine = دارایی شما تا اینجا
standing-sum = روی هم
memory = گفته‌ها و کرده‌ها
memory-keep = این را برای من به یاد بسپار
memory-nothing = هنوز چیزی اعلام نشده است.
memory-waiting = هنوز تصمیمی گرفته نشده
memory-through = عبور کرد، کسی ندید
memory-true = باز شد: راست بود
memory-lie = باز شد: دروغ بود
memory-opened = { $bags } پاکت، { $opened } باز شده، { $lies } دروغ.
memory-deals = در معامله‌ها: { $paid } پرداخته، { $got } گرفته.
memory-fines = جریمه‌ها: { $paid } پرداخته، { $got } گرفته.
memory-promises = قول‌ها: { $kept } عمل‌شده، { $broken } شکسته، { $open } در انتظار.
