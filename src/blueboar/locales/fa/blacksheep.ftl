# میز گوسفند سیاه.

fields = مزرعه‌ها
field = مزرعهٔ { $number }
field-over = برگردانده
corrals = آغل‌ها
corral-of = آغل { $name }
supply = حیوان‌های ذخیره
open-tasks = مأموریت‌های همگانی
your-tasks = مأموریت‌های شما
hidden-tasks = { $count ->
    [one] { $count } مأموریت پنهان
   *[other] { $count } مأموریت پنهان
}
tasks = مأموریت‌ها
points = { $count ->
    [one] { $count } امتیاز
   *[other] { $count } امتیاز
}
endgame = مرحلهٔ پایانی شروع شد
choose-animals = یک یا دو کارت انتخاب کنید.
choose-field = حالا مزرعه را انتخاب کنید.
say-yes = حالا بازی کنید.
play-here = بازی در اینجا
play-here-needs = { $most ->
    [one] { $least } کارت لازم است
   *[other] { $least ->
        [1] { $least } یا { $most } کارت لازم است
       *[other] { $most } کارت لازم است
    }
}
makes = { $combination ->
    [five-alike] می‌شود پنج یکسان
    [four-alike] می‌شود چهار یکسان
    [three-and-pair] می‌شود سه‌تایی و جفت
    [three-alike] می‌شود سه یکسان
    [two-pairs] می‌شود دو جفت
    [pair] می‌شود یک جفت
   *[best-animal] فقط بهترین حیوان به حساب می‌آید
}
play-here-field = ، مزرعهٔ { $number }:
ranking = کدام بهتر است
ranking-tie = اگر ترکیب‌ها برابر باشند، حیوان بهترِ داخل ترکیب برنده است و بعد حیوان‌های بهترِ بیرون از آن. از بهترین تا بدترین:
ranking-animals = حیوان‌ها از بهترین
ranking-first = اگر هر پنج حیوان برابر باشند، هر که زودتر سه کارت گذاشته برنده است.
drives-home = به آغل می‌روند:
play-on-field = { $count ->
    [one] بازی کردن { $count } کارت در مزرعهٔ { $number }
   *[other] بازی کردن { $count } کارت در مزرعهٔ { $number }
}
may-discard = می‌توانید یک کارت دور بریزید
keep-both = نگه داشتن هر دو
moo = ماااغ!
combination-five-alike = پنج یکسان
combination-four-alike = چهار یکسان
combination-three-and-pair = سه‌تایی و جفت
combination-three-alike = سه یکسان
combination-two-pairs = دو جفت
combination-pair = یک جفت
combination-best-animal = بهترین حیوان
driven-out = کوچ از مزرعهٔ { $number }
was-first = هر پنج حیوان برابرند: هر که زودتر کامل کرده برنده است.
task-majority = بیشترین { $animals } – { $points }
task-group = هر دسته از { $animals } – { $points }
task-only-owner = فقط شما { $animals } داشته باشید – همان لحظه می‌برید
score-figures = حیوان‌ها
score-majorities = بیشترین‌ها
score-sets = دسته‌ها
score-tasks = مأموریت‌ها
score-minus = امتیازهای کم‌شده
majority-of = { $animal }: بیشترین از آنِ { $name } (+{ $points })
sets-of = { $count ->
    [one] { $name }: { $count } دستهٔ کامل (+{ $points })
   *[other] { $name }: { $count } دستهٔ کامل (+{ $points })
}
bonuses = پاداش‌ها
won-outright = { $you ->
    [name] فقط شما گوسفند سیاه دارید و یک‌راست برنده‌اید.
   *[none] فقط { $name } گوسفند سیاه دارد و یک‌راست برنده است.
}

piece-field = مزرعه
piece-corral = آغل
piece-discards = کارت‌های مصرف‌شده
piece-task = مأموریت‌ها
piece-rank = شمارهٔ { $rank } از { $animals }، از بهترین
piece-points = امتیازهای زیر مهره‌ها: { $points }
piece-subtracts = امتیازش کم می‌شود
piece-left = { $count ->
    [one] { $count } مهره در ذخیره مانده
   *[other] { $count } مهره در ذخیره مانده
}
piece-bonuses = در پایان «بیشترین» { $majority } و دستهٔ کامل { $set } امتیاز می‌دهد

jump-blacksheep-driven-out = کوچ بعدی
