# Sheriff of Nottingham at the door, in the lobby and in the profile.

game-sheriff = داروغهٔ ناتینگهام
game-sheriff-about = کالاهایتان را از زیر نگاه داروغه عبور دهید: راست بگویید، دروغ بگویید یا پول بدهید.
game-sheriff-facts = ۳ تا ۶ نفر · حدود ۴۵ دقیقه · بلوف و چانه‌زنی

edition-sheriff-first = نسخهٔ اول
edition-sheriff-persian = نسخهٔ فارسی
edition-sheriff-second = نسخهٔ دوم
level-sheriff-novice = تازه‌کار
level-sheriff-merchant = تاجر
level-sheriff-smuggler = قاچاقچی
level-sheriff-outlaw = یاغی
