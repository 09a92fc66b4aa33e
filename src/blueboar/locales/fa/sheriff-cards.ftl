# The goods of Sheriff of Nottingham. `.count` is the spoken number of a legal good.

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
good-mead = نوشابهٔ الکلی
good-silk = ابریشم
good-crossbows = کمان
good-green-apples = سیب سبز
good-golden-apples = سیب طلایی
good-gouda = پنیر گودا
good-bleu-cheese = پنیر آبی
good-rye-bread = نان چاودار
good-pumpernickel = نان سیاه
good-royal-rooster = خروس سلطنتی
good-dragon-pepper = فلفل اژدها
good-strawberry-mead = نوشابهٔ توت‌فرنگی
good-golden-silk = ابریشم طلایی
good-heavy-crossbow = کمان سنگین
good-feast-plate = سینی ضیافت
good-royal-summons = احضاریهٔ سلطنتی
good-brimstone-oil = روغن گوگرد
good-olive-oil = روغن زیتون
good-arcane-scrolls = طومارهای اسرارآمیز
good-prince-johns-sword = شمشیر پرنس جان
good-tabletop-trophy = جام میز
kind-legal = کالای قانونی
kind-contraband = کالای قاچاق
kind-royal = کالای سلطنتی
value-and-fine = ارزش { $value }، جریمه { $fine }
card-face-down = یک کارت به پشت
