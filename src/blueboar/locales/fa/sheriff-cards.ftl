# The goods of Sheriff of Nottingham. `.count` and `.cards` are a number of them inside a sentence, `.of` the good after a title.

good-apples = سیب
    .count = { $count ->
        [one] { $count } سیب
       *[other] { $count } سیب
    }
    .of = سیب
good-cheese = پنیر
    .count = { $count ->
        [one] { $count } پنیر
       *[other] { $count } پنیر
    }
    .of = پنیر
good-bread = نان
    .count = { $count ->
        [one] { $count } نان
       *[other] { $count } نان
    }
    .of = نان
good-chickens = مرغ
    .count = { $count ->
        [one] { $count } مرغ
       *[other] { $count } مرغ
    }
    .of = مرغ
good-pepper = فلفل
    .cards = { $count } کارت فلفل
    .of = فلفل
good-mead = نوشابهٔ الکلی
    .cards = { $count } کارت نوشابهٔ الکلی
    .of = نوشابهٔ الکلی
good-silk = ابریشم
    .cards = { $count } کارت ابریشم
    .of = ابریشم
good-crossbows = کمان
    .cards = { $count } کارت کمان
    .of = کمان
good-green-apples = سیب سبز
    .cards = { $count } کارت سیب سبز
    .of = سیب سبز
good-golden-apples = سیب طلایی
    .cards = { $count } کارت سیب طلایی
    .of = سیب طلایی
good-gouda = پنیر گودا
    .cards = { $count } کارت پنیر گودا
    .of = پنیر گودا
good-bleu-cheese = پنیر آبی
    .cards = { $count } کارت پنیر آبی
    .of = پنیر آبی
good-rye-bread = نان چاودار
    .cards = { $count } کارت نان چاودار
    .of = نان چاودار
good-pumpernickel = نان سیاه
    .cards = { $count } کارت نان سیاه
    .of = نان سیاه
good-royal-rooster = خروس سلطنتی
    .cards = { $count } کارت خروس سلطنتی
    .of = خروس سلطنتی
good-dragon-pepper = فلفل اژدها
    .cards = { $count } کارت فلفل اژدها
    .of = فلفل اژدها
good-strawberry-mead = نوشابهٔ توت‌فرنگی
    .cards = { $count } کارت نوشابهٔ توت‌فرنگی
    .of = نوشابهٔ توت‌فرنگی
good-golden-silk = ابریشم طلایی
    .cards = { $count } کارت ابریشم طلایی
    .of = ابریشم طلایی
good-heavy-crossbow = کمان سنگین
    .cards = { $count } کارت کمان سنگین
    .of = کمان سنگین
good-feast-plate = سینی ضیافت
    .cards = { $count } کارت سینی ضیافت
    .of = سینی ضیافت
good-royal-summons = احضاریهٔ سلطنتی
    .cards = { $count } کارت احضاریهٔ سلطنتی
    .of = احضاریهٔ سلطنتی
good-brimstone-oil = روغن گوگرد
    .cards = { $count } کارت روغن گوگرد
    .of = روغن گوگرد
good-olive-oil = روغن زیتون
    .cards = { $count } کارت روغن زیتون
    .of = روغن زیتون
good-arcane-scrolls = طومارهای اسرارآمیز
    .cards = { $count } کارت طومارهای اسرارآمیز
    .of = طومارهای اسرارآمیز
good-prince-johns-sword = شمشیر پرنس جان
    .cards = { $count } کارت شمشیر پرنس جان
    .of = شمشیر پرنس جان
good-tabletop-trophy = جام میز
    .cards = { $count } کارت جام میز
    .of = جام میز
kind-legal = کالای قانونی
kind-contraband = کالای قاچاق
kind-royal = کالای سلطنتی
value-and-fine = ارزش { $value }، جریمه { $fine }
card-face-down = یک کارت به پشت
