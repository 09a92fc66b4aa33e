# بازی با دوستان: بازی‌های من، اعلان‌ها، در یک اتاق، در چند روز.
my-games = بازی‌های من
my-games-your-turn = نوبت شماست
my-games-waits-for = در انتظار { $names }
my-games-goes-on = بازی خودش پیش می‌رود
my-games-waiting-room = هنوز آغاز نشده
my-games-go-on = ادامهٔ بازی
my-games-result = دیدن پایان بازی
my-games-ended = { $place ->
    [1] تمام شد: شما برنده شدید!
   *[other] تمام شد: رتبهٔ { $place }
}
