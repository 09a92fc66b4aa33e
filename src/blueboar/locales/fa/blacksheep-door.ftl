# Black Sheep at the door, in the lobby and in the profile.

game-blacksheep = گوسفند سیاه
game-blacksheep-about = بهترین حیوان‌ها را به آغل خودتان بکشانید و گوسفندهای سیاه را برای دیگران بگذارید.
game-blacksheep-facts = ۲ تا ۴ نفر · حدود ۲۰ دقیقه · کارت و زیرکی
edition-blacksheep-standard = معمولی
edition-blacksheep-tasks = با مأموریت
level-blacksheep-lamb = بره
level-blacksheep-sheepdog = سگ گله
level-blacksheep-fox = روباه
level-blacksheep-wolf = گرگ
