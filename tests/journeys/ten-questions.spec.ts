/** Ten questions that a family on a phone has answered in three presses at most. The tap that dismisses the intro counts. */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import ICAL from 'ical.js';
import { feeRows } from '#model/fee-rows.ts';
import { partEvents } from '#model/part-events.ts';
import { site } from '#model/site.ts';
import { events, facts, pageWords, programmeOf, programmes } from '../support/content.ts';
import { phone } from '../support/devices.ts';
import { expect, test } from '../support/site.ts';

const most = 3;

test.use({ ...phone, reducedMotion: 'no-preference' });

/** A visitor with a thumb: presses links, buttons and questions that she can see, and counts. */
class Visitor {
  presses = 0;
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  /** Opens the home page, and taps the intro away. */
  async arrives(): Promise<void> {
    await this.page.goto('/');
    const intro = this.page.locator('[data-intro-overlay]');
    await expect(this.page.locator('html')).toHaveAttribute('data-intro', 'live');
    await intro.tap();
    this.presses += 1;
    await expect(intro).toBeHidden();
  }

  async press(name: string | RegExp, within: Locator = this.page.locator('body')): Promise<void> {
    const named = ['link', 'button'].map((role) => within.getByRole(role as 'link', { name }));
    const pressable = within
      .locator('summary', { hasText: name })
      .or(named[0] as Locator)
      .or(named[1] as Locator);
    const shown = pressable.filter({ visible: true }).first();
    await shown.scrollIntoViewIfNeeded();
    await shown.tap();
    this.presses += 1;
  }

  /** Scrolls to each of the words in a place, and reads it there on the screen. */
  async reads(place: Locator, ...words: string[]): Promise<void> {
    for (const said of words) {
      const word = place.getByText(said).filter({ visible: true }).first();
      await word.scrollIntoViewIfNeeded();
      await expect(word, said).toBeInViewport();
    }
    expect(this.presses, 'presses').toBeLessThanOrEqual(most);
  }
}

/** A programme whose fee has to be asked for; where the school prints all of them, any other. */
const unsure = programmes.find(({ fee }) => fee === null) ?? programmeOf('bams');

const rowOf = (id: string) => feeRows(programmes, facts).find((row) => row.id === id);

/** What a visitor asks, and how she finds it. */
const asked: Readonly<Record<string, (visitor: Visitor, page: Page) => Promise<void>>> = {
  'What will B.Sc. Nursing cost in the first year?': async (visitor, page) => {
    await visitor.press('Paramedical and Health Sciences', page.locator('#education'));
    const row = page.getByRole('row').filter({ hasText: 'B.Sc. Nursing' });
    await visitor.reads(row, rowOf('bscnursing')?.firstYear ?? facts.feeOnRequest);
  },

  'Can I get into B.P.T with 52 %?': async (visitor, page) => {
    await visitor.press('Paramedical and Health Sciences', page.locator('#education'));
    // The table says it too, folded; the programme's page on its first screen.
    await visitor.press(/^B\.P\.T/, page.getByRole('table'));
    await visitor.reads(page.locator('main dl').first(), facts.bptEntrance);
    expect(Number.parseInt(facts.bptMarks, 10)).toBeLessThanOrEqual(52);
  },

  'Which IT course is about games?': async (visitor, page) => {
    await visitor.press('IT and Specializations', page.locator('#education'));
    await visitor.press('About B.Sc. Gaming', page.locator('#bsc-gaming'));
    await visitor.reads(page.locator('#bsc-gaming'), 'B.Sc. Gaming', 'Making games');
  },

  'When is the next sports event, and can I put it into my calendar?': async (visitor, page) => {
    const now = site.today.getTime();
    const [game] = partEvents(
      events.filter(({ category }) => category === 'Sports'),
      now,
    ).toCome;
    // Between two seasons the honest answer is that none is announced.
    if (!game) {
      await page.locator('[data-events]').scrollIntoViewIfNeeded();
      await visitor.press('Sports', page.locator('#whatson'));
      return visitor.reads(page.locator('#whatson'), 'No date to come is announced here yet');
    }
    await visitor.press(pageWords.home.whatson.more, page.locator('#whatson'));
    const entry = page.locator(`[id="${game.id}"]`);
    await visitor.reads(
      entry,
      game.title,
      new Date(game.starts).toLocaleDateString('en-IN', { day: 'numeric', month: 'long', year: 'numeric' }),
    );
    const [download] = await Promise.all([page.waitForEvent('download'), visitor.press(/^Add to calendar/, entry)]);
    const event = new ICAL.Component(ICAL.parse(await readFile(await download.path(), 'utf8'))).getFirstSubcomponent('vevent');
    expect(event && new ICAL.Event(event).startDate.toJSDate()).toEqual(new Date(game.starts));
    await visitor.reads(entry, game.title);
  },

  'Whom do I write to?': async (visitor, page) => {
    await visitor.press(pageWords.home.schools.more, page.locator('#education'));
    await visitor.press('How do I apply?');
    await visitor.reads(page.locator('#how-do-i-apply'), site.admissionsEmail);
    await expect(page.locator('#how-do-i-apply').getByRole('link', { name: site.admissionsEmail })).toBeVisible();
  },

  'What if I fall below 75 % attendance?': async (visitor, page) => {
    await visitor.press(pageWords.home.schools.more, page.locator('#education'));
    await visitor.press(`What happens if I fall below ${facts.attendance}?`);
    await visitor.reads(page.locator('#what-if-my-attendance-falls-short'), 'sit the examination only after');
  },

  'Is the library free?': async (visitor, page) => {
    await visitor.press('Menu');
    await visitor.press('Digital Library', page.getByRole('dialog'));
    await visitor.reads(page.locator('main'), 'No login needed', facts.readingCharge);
  },

  'What can I become after D.Pharm?': async (visitor, page) => {
    await visitor.press(pageWords.home.schools.courses, page.locator('#education'));
    await visitor.press('D.Pharm', page.locator('#by-school'));
    await visitor.reads(page.locator('section#leads'), 'Registered pharmacist', 'B.Pharm by lateral entry');
  },

  [`A parent: what does ${unsure.shortName} cost, and how do I ask?`]: async (visitor, page) => {
    await visitor.press('Paramedical and Health Sciences', page.locator('#education'));
    if (unsure.fee === null) {
      await visitor.press(`How to ask for the fee of ${unsure.shortName}`);
      return visitor.reads(
        page.locator('section#fees'),
        facts.feeOnRequest,
        pageWords['programme-pages'].feeAdvice.askHeading,
        site.admissionsEmail,
      );
    }
    await visitor.reads(page.getByRole('row').filter({ hasText: unsure.shortName }), rowOf(unsure.id)?.annual ?? '');
    await visitor.press(unsure.shortName, page.getByRole('table'));
    await visitor.reads(page.locator('section#apply'), site.admissionsEmail);
  },

  'A parent: whom do we call if seniors frighten her?': async (visitor, page) => {
    await visitor.press('Menu');
    await visitor.press('Student Handbook', page.getByRole('dialog'));
    await visitor.reads(page.locator('#anti-ragging'), facts.raggingPhone);
  },
};

for (const [question, find] of Object.entries(asked)) {
  test(question, async ({ page }) => {
    await page.clock.setFixedTime(site.today);
    const visitor = new Visitor(page);
    await visitor.arrives();
    await find(visitor, page);
    expect(visitor.presses).toBeGreaterThan(1);
  });
}
