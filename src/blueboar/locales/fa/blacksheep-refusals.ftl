# Why a move or a table of Black Sheep was refused.

refusal-play-field-turned-over = این مزرعه برگردانده شده است.
refusal-play-no-such-field = چنین مزرعه‌ای وجود ندارد.
refusal-play-not-in-hand = این کارت‌ها در دست شما نیستند.
refusal-play-not-your-turn = نوبت شما نیست، نوبت { $turn } است.
refusal-play-side-full = سمت شما در این مزرعه پر است.
refusal-play-wrong-number = تعداد درست نیست: در سمت خالی یک یا دو کارت، کنار یک کارت دو تا، کنار دو کارت یکی.
refusal-discard-after-two-cards = پس از بازی دو کارت نمی‌شود دور ریخت.
refusal-discard-not-in-hand = این کارت دیگر در دستتان نیست.
fault-number-of-animals = { $least } تا { $most } حیوان لازم است
fault-number-of-figures = «points» برای هر مهره یک عدد دارد: { $least } تا { $most } عدد
fault-no-such-animal = حیوان «{ $name }» وجود ندارد، فقط { $allowed }
fault-group-size = هر گروه { $least } تا { $most } حیوان دارد
fault-standard-task-needs = مأموریت معمول «{ $task }» به حیوان «{ $animal }» نیاز دارد
fault-no-bonuses-with-tasks = در بازی با مأموریت جایزه‌ای نیست
fault-too-few-tasks = { $wanted } مأموریت پخش می‌شود و { $there } مأموریت هست
