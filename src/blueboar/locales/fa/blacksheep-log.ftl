# The chronicle of Black Sheep: what happened, a line each.

log-played = { $name } در مزرعهٔ { $number } بازی می‌کند: { $animals }.
log-discarded = { $name } دور می‌ریزد: { $animals }.
log-corral = { $name } به آغل می‌برد: { $animals }.
log-restocked = به مزرعهٔ { $number } می‌آیند: { $animals }.
log-driven-out = کوچ از مزرعهٔ { $number }: { $name } برنده است ({ $combination }).
log-turned-over = مزرعهٔ { $number } برگردانده می‌شود.
log-endgame = مرحلهٔ پایانی شروع می‌شود: دیگر هیچ مزرعه‌ای پر نمی‌شود.
log-passed = { $name } جایی برای بازی ندارد و پاس می‌دهد.
