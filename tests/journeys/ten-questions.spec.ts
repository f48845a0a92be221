/** Ten questions of families, whose answers take at most three presses on a phone, including the tap that dismisses the intro. */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import ICAL from 'ical.js';
import { feeRows } from '#model/fee-rows.ts';
import { site } from '#model/site.ts';
import { splitEvents } from '#model/split-events.ts';
import { events, facts, getProgramme, pageContent, programmes } from '../support/content.ts';
import { phone } from '../support/devices.ts';
import { expect, test } from '../support/site.ts';

const maxPresses = 3;

test.use({ ...phone, reducedMotion: 'no-preference' });

/** A visitor on a phone. Presses visible links, buttons and questions, and counts the presses. */
class Visitor {
  presses = 0;
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  /** Opens the home page, and dismisses the intro with a tap. */
  async openHome(): Promise<void> {
    await this.page.goto('/');
    const intro = this.page.locator('[data-intro-overlay]');
    await expect(this.page.locator('html')).toHaveAttribute('data-intro', 'ready');
    await intro.tap();
    this.presses += 1;
    await expect(intro).toBeHidden();
  }

  async press(name: string | RegExp, container: Locator = this.page.locator('body')): Promise<void> {
    const candidates = container
      .locator('summary', { hasText: name })
      .or(container.getByRole('link', { name }))
      .or(container.getByRole('button', { name }).and(this.page.locator(':not([data-keep])')));
    const control = candidates.filter({ visible: true }).first();
    await control.scrollIntoViewIfNeeded();
    await control.tap();
    this.presses += 1;
  }

  /** Scrolls to each of some texts in a container, and expects that it is on the screen. */
  async read(container: Locator, ...texts: string[]): Promise<void> {
    for (const text of texts) {
      const element = container.getByText(text).filter({ visible: true }).first();
      await element.scrollIntoViewIfNeeded();
      await expect(element, text).toBeInViewport();
    }
    expect(this.presses, 'presses').toBeLessThanOrEqual(maxPresses);
  }
}

/** A programme with a fee on request, or any programme if all have a fee. */
const feeOnRequestProgramme = programmes.find(({ fee }) => fee === null) ?? getProgramme('bams');

const rowOf = (id: string) => feeRows(programmes, facts).find((row) => row.id === id);

/** The questions, and the steps to their answers. */
const questions: Readonly<Record<string, (visitor: Visitor, page: Page) => Promise<void>>> = {
  'What will B.Sc. Nursing cost in the first year?': async (visitor, page) => {
    await visitor.press('Paramedical and Health Sciences', page.locator('#education'));
    const row = page.getByRole('row').filter({ hasText: 'B.Sc. Nursing' });
    await visitor.read(row, rowOf('bscnursing')?.firstYear ?? facts.feeOnRequest);
  },

  'Can I get into B.P.T with 52 %?': async (visitor, page) => {
    await visitor.press('Paramedical and Health Sciences', page.locator('#education'));
    // The table has it too, collapsed; the programme's page has it on its first screen.
    await visitor.press(/^B\.P\.T/, page.getByRole('table'));
    await visitor.read(page.locator('main dl').first(), facts.bptEntrance);
    expect(Number.parseInt(facts.bptMarks, 10)).toBeLessThanOrEqual(52);
  },

  'Which IT course is about games?': async (visitor, page) => {
    await visitor.press('IT and Specializations', page.locator('#education'));
    await visitor.press('About B.Sc. Gaming', page.locator('#bsc-gaming'));
    await visitor.read(page.locator('#bsc-gaming'), 'B.Sc. Gaming', 'Making games');
  },

  'When is the next sports event, and can I put it into my calendar?': async (visitor, page) => {
    const now = site.today.getTime();
    const [game] = splitEvents(
      events.filter(({ category }) => category === 'Sports'),
      now,
    ).upcoming;
    // Between two seasons no event is announced.
    if (!game) {
      await page.locator('[data-events]').scrollIntoViewIfNeeded();
      await visitor.press('Sports', page.locator('#whatson'));
      return visitor.read(page.locator('#whatson'), 'No date to come is announced here yet');
    }
    await visitor.press(pageContent.home.whatson.linkLabel, page.locator('#whatson'));
    const entry = page.locator(`[id="${game.id}"]`);
    await visitor.read(
      entry,
      game.title,
      new Date(game.starts).toLocaleDateString('en-IN', { day: 'numeric', month: 'long', year: 'numeric' }),
    );
    const [download] = await Promise.all([page.waitForEvent('download'), visitor.press(/^Add to calendar/, entry)]);
    const event = new ICAL.Component(ICAL.parse(await readFile(await download.path(), 'utf8'))).getFirstSubcomponent('vevent');
    expect(event && new ICAL.Event(event).startDate.toJSDate()).toEqual(new Date(game.starts));
    await visitor.read(entry, game.title);
  },

  'Whom do I write to?': async (visitor, page) => {
    await visitor.press(pageContent.home.schools.linkLabel, page.locator('#education'));
    await visitor.press('How do I apply?');
    await visitor.read(page.locator('#how-do-i-apply'), site.admissionsEmail);
    await expect(page.locator('#how-do-i-apply').getByRole('link', { name: site.admissionsEmail })).toBeVisible();
  },

  'What if I fall below 75 % attendance?': async (visitor, page) => {
    await visitor.press(pageContent.home.schools.linkLabel, page.locator('#education'));
    await visitor.press(`What happens if I fall below ${facts.attendance}?`);
    await visitor.read(page.locator('#what-if-my-attendance-falls-short'), 'sit the examination only after');
  },

  'Is the library free?': async (visitor, page) => {
    await visitor.press('Menu');
    await visitor.press('Digital Library', page.getByRole('dialog'));
    await visitor.read(page.locator('main'), 'No login needed', facts.readingCharge);
  },

  'What can I become after D.Pharm?': async (visitor, page) => {
    await visitor.press(pageContent.home.schools.courses, page.locator('#education'));
    await visitor.press('D.Pharm', page.locator('#by-school'));
    await visitor.read(page.locator('section#leads'), 'Registered pharmacist', 'Owner of a retail pharmacy');
  },

  [`A parent: what does ${feeOnRequestProgramme.shortName} cost, and how do I ask?`]: async (visitor, page) => {
    await visitor.press('Paramedical and Health Sciences', page.locator('#education'));
    if (feeOnRequestProgramme.fee === null) {
      await visitor.press(`How to ask for the fee of ${feeOnRequestProgramme.shortName}`);
      return visitor.read(
        page.locator('section#fees'),
        facts.feeOnRequest,
        pageContent['programme-pages'].feeAdvice.questionsHeading,
        site.admissionsEmail,
      );
    }
    await visitor.read(
      page.getByRole('row').filter({ hasText: feeOnRequestProgramme.shortName }),
      rowOf(feeOnRequestProgramme.id)?.annual ?? '',
    );
    await visitor.press(feeOnRequestProgramme.shortName, page.getByRole('table'));
    await visitor.read(page.locator('section#apply'), site.admissionsEmail);
  },

  'A parent: whom do we call if seniors frighten her?': async (visitor, page) => {
    await visitor.press('Menu');
    await visitor.press('Student Handbook', page.getByRole('dialog'));
    await visitor.read(page.locator('#anti-ragging'), facts.raggingPhone);
  },
};

for (const [question, findAnswer] of Object.entries(questions)) {
  test(question, async ({ page }) => {
    await page.clock.setFixedTime(site.today);
    const visitor = new Visitor(page);
    await visitor.openHome();
    await findAnswer(visitor, page);
    expect(visitor.presses).toBeGreaterThan(1);
  });
}
