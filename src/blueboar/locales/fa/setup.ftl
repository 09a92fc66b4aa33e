# چیدن میز.

presets = انتخاب سریع
preset-first-game = بازی اول
preset-everything = همه‌چیز
edition = نسخه
players = بازیکنان
seats = صندلی‌ها
bot-levels = ربات‌ها چطور بازی می‌کنند
seat-number = صندلی { $seat }
a-friend = یک دوست
public-table = در فهرست میزها دیده شود و برای همه باز باشد
move-clock = زمان هر حرکت
no-hurry = بدون عجله
options = گزینه‌ها
pair-of = { $name }، کارت { $place }
random = تصادفی
open-this-table = چیدن این میز

own-cards = کارت‌های خودتان
own-cards-choose = انتخاب فایل…
own-cards-about = یک فایل TOML با کارت‌های خودتان. آنچه باید در آن باشد در قوانین آمده است.
own-cards-fault = { $file }، سطر { $line }: { $reason }
own-cards-fault-row = { $file }، سطر { $line }، [[{ $section }]] شمارهٔ { $row }: { $reason }
own-cards-fault-file = { $file }: { $reason }
own-cards-here = این میز کارت‌های خودش را دارد
own-cards-beside = در کنار کارت‌های معمول.
own-cards-instead = به جای کارت‌های معمول.
number-between = از { $least } تا { $most }
