# راند اول با راهنما.

learn-title = { $game }: راند اول
learn-begin = شروع راند با راهنما
guide-skip = راهنما برود
guide-again = بازی به‌اختصار
guide-ways = کارهای دیگرِ راهنما
