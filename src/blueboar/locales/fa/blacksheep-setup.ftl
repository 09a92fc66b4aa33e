# Setting a table of Black Sheep, and what is counted of its games.

edition-blacksheep-standard-about = جایزه برای بیشترین و برای دستهٔ کامل.
edition-blacksheep-tasks-about = مأموریت‌های پنهان و آشکار به جای جایزه.
option-blacksheep-first-player = نفر اول
option-blacksheep-first-player-about = چه کسی شروع می‌کند؛ سر میز واقعی هر که بلندتر ماغ بکشد.
option-blacksheep-tasks = مأموریت‌ها
option-blacksheep-tasks-about = کارت مأموریت به جای جایزه.
option-blacksheep-majority-bonus = جایزهٔ بیشترین
option-blacksheep-majority-bonus-about = امتیاز داشتن بیشترین مهره از یک حیوان.
option-blacksheep-set-bonus = جایزهٔ دسته
option-blacksheep-set-bonus-about = امتیاز داشتن یکی از هر حیوان.
stat-blacksheep-turns = نوبت‌ها
stat-blacksheep-passes = پاس‌ها
stat-blacksheep-fields-won = مزرعه‌های برده‌شده
stat-blacksheep-discards = کارت‌های دورریخته‌شده
stat-blacksheep-cards-played = کارت‌های بازی‌شده
level-blacksheep-lamb-about = هر چه دستش بیاید بازی می‌کند: برای بازی اول
level-blacksheep-sheepdog-about = آنچه روی میز است می‌شمارد و دنبال حیوان‌های خوب است
level-blacksheep-fox-about = می‌داند چه مانده و پنج‌تایی شما را خراب می‌کند
level-blacksheep-wolf-about = به بهترین شکلی که این خانه بلد است بازی می‌کند
