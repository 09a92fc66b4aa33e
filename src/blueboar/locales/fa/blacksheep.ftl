# میز گوسفند سیاه.

fields = مزرعه‌ها
field = مزرعهٔ { $number }
field-over = برگردانده
corrals = آغل‌ها
corral-of = آغل { $name }
supply = حیوان‌هایی که مانده‌اند
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
endgame = پایان بازی نزدیک است
choose-animals = یک یا دو کارت انتخاب کنید.
choose-field = حالا مزرعه را انتخاب کنید.
play-here = اینجا بازی کن
play-here-needs = { $most ->
    [one] { $least } کارت لازم است
   *[other] { $least ->
        [1] { $least } یا { $most } کارت لازم است
       *[other] { $most } کارت لازم است
    }
}
play-on-field = { $count ->
    [one] بازی { $count } کارت در مزرعهٔ { $number }
   *[other] بازی { $count } کارت در مزرعهٔ { $number }
}
may-discard = می‌توانید یک کارت دور بریزید
keep-both = هر دو بماند
moo = ماااغ!
combination-five-alike = پنج یکسان
combination-four-alike = چهار یکسان
combination-three-and-pair = سه‌تایی و جفت
combination-three-alike = سه یکسان
combination-two-pairs = دو جفت
combination-pair = یک جفت
combination-best-animal = بهترین حیوان
driven-out = کوچ از مزرعهٔ { $number }
was-first = پنج حیوان یکسان: هر که زودتر کامل کرده می‌برد.
task-majority = بیشترین { $animals } – { $points } امتیاز
task-group = هر دسته از { $animals } – { $points } امتیاز
task-only-owner = تنها صاحب { $animals } – همان دم می‌برد
score-figures = حیوان‌ها
score-majorities = بیشترین‌ها
score-sets = دسته‌ها
score-tasks = مأموریت‌ها
won-outright = تنها { $name } گوسفند سیاه دارد و یک‌سره می‌برد.
