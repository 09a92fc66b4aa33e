# روایت یک دست «گوسفند سیاه». برای هر نوع رویداد یک پیام؛ آنچه اینجا نیست روایت نمی‌شود.

blacksheep-cards = { $way ->
    [hand-side] { $source_owner } در مزرعهٔ { $target_number } بازی می‌کند: { $cards }.
    [hand-discard] { $source_owner } دور می‌ریزد: { $cards }.
    [deck-hand] { $target_owner } از انبار می‌کشد: { $cards ->
        [none] { $count } کارت
       *[other] { $cards }
    }.
    [deck-drawn] رو شد: { $cards }.
   *[other] { "" }
}
blacksheep-figures = { $way ->
    [supply-field] به مزرعهٔ { $target_number } آمد: { $figures }.
    [field-corral] به آغل { $target_owner } رفت: { $figures }.
    [field-supply] هیچ کارتی جور نیست؛ به ذخیره برمی‌گردد: { $figures }.
   *[other] { "" }
}
blacksheep-passed = { $seat } پاس می‌دهد: سمتش همه‌جا پر است.
blacksheep-driven-out = کوچ از مزرعهٔ { $field }! { $winner } برنده است.
blacksheep-turned-over = مزرعهٔ { $field } برگردانده می‌شود.
blacksheep-endgame = مرحلهٔ پایانی شروع می‌شود: دیگر هیچ مزرعه‌ای پر نمی‌شود.
blacksheep-deck-renewed = کارت‌های مصرف‌شده بُر خوردند؛ انبار تازه { $count } کارت دارد.
blacksheep-ended = { $scores }
blacksheep-part-score = { $name } با { $figures } مهره مجموعاً { $total } امتیاز دارد{ $bonus ->
    [0] { "" }
   *[other] ، { $bonus } تای آن از جایزه
}{ $tasks_points ->
    [0] { "" }
   *[other] ، { $tasks_points } تای آن از مأموریت
}{ $outright ->
    [none] { "" }
   *[other] ، و با یک مأموریت یک‌باره برنده می‌شود
}
