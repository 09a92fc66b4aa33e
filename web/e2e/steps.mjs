// What several tests begin with.

const JSON_HEADERS = { 'Content-Type': 'application/json' };

async function post(page, path, body) {
  return page.evaluate(
    async ([address, content, headers]) => {
      const reply = await fetch(address, { method: 'POST', headers, body: JSON.stringify(content) });
      const answer = await reply.json();
      if (!reply.ok) throw new Error(JSON.stringify(answer));
      return answer;
    },
    [path, body, JSON_HEADERS],
  );
}

/** A game against bots, set up as the test wishes; the door itself is tested elsewhere. */
export async function quick(inn, { page }, wish) {
  await page.goto('/');
  const known = await page.evaluate(() => fetch('/api/me').then((reply) => reply.ok));
  if (!known) await post(page, '/api/guest', { name: 'Robin', language: 'en' });
  const table = await post(page, '/api/quick', wish);
  await page.goto(`/table/${table.id}`);
  await page.locator('.table').waitFor();
  return table.id;
}

/** The first opens a table, the others come by its code and sit down, one after another; then it begins. */
export async function openTable(inn, people, names, wish) {
  await Promise.all(
    people.map(async ({ page }, place) => {
      await page.goto('/');
      await post(page, '/api/guest', { name: names[place], language: 'en' });
    }),
  );
  const [host, ...guests] = people;
  const table = await post(host.page, '/api/tables', { ...wish, players: people.length, public: false });
  await host.page.goto(`/table/${table.id}`);
  const code = await host.page.locator('.code').textContent();
  await Promise.all(
    guests.map(async ({ page }, place) => {
      // One writes the code down at the door, the others follow the link.
      if (place > 0) return page.goto(`/join/${code.trim()}`);
      await page.getByLabel('Code or link of the table').fill(code);
      await page.getByRole('button', { name: 'Join', exact: true }).click();
    }),
  );
  for (const { page } of guests) {
    await page.getByRole('button', { name: 'Sit here' }).first().click();
    await page.getByRole('button', { name: 'Get up' }).waitFor();
  }
  await host.page.getByRole('button', { name: 'Begin', exact: true }).click();
  await Promise.all(people.map(({ page }) => page.locator('.table').waitFor()));
  return table.id;
}

/** Nothing is loading any more. */
export async function settled(page) {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(200);
}
