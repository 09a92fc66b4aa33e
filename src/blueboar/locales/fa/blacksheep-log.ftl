# The chronicle of Black Sheep: what happened, a line each.

log-played = { $you ->
    [name] شما در مزرعهٔ { $number } بازی می‌کنید: { $animals }.
   *[none] { $name } در مزرعهٔ { $number } بازی می‌کند: { $animals }.
}
log-discarded = { $you ->
    [name] شما دور می‌ریزید: { $animals }.
   *[none] { $name } دور می‌ریزد: { $animals }.
}
log-corral = { $you ->
    [name] شما به آغل می‌برید: { $animals }.
   *[none] { $name } به آغل می‌برد: { $animals }.
}
log-restocked = به مزرعهٔ { $number } می‌آیند: { $animals }.
log-driven-out = { $you ->
    [name] کوچ از مزرعهٔ { $number }: شما برنده‌اید ({ $combination })!
   *[none] کوچ از مزرعهٔ { $number }: { $name } برنده است ({ $combination }).
}
log-turned-over = مزرعهٔ { $number } برگردانده می‌شود.
log-endgame = مرحلهٔ پایانی شروع می‌شود: دیگر هیچ مزرعه‌ای پر نمی‌شود.
log-passed = { $you ->
    [name] شما جایی برای بازی ندارید و پاس می‌دهید.
   *[none] { $name } جایی برای بازی ندارد و پاس می‌دهد.
}
