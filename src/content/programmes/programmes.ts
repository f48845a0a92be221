import type { Programme, ProgrammeId } from '../types.ts';
import { anm } from './anm.ts';
import { bams } from './bams.ts';
import { bmlt } from './bmlt.ts';
import { bpharm } from './bpharm.ts';
import { bpt } from './bpt.ts';
import { bscnursing } from './bscnursing.ts';
import { dmlt } from './dmlt.ts';
import { dpharm } from './dpharm.ts';
import { gda } from './gda.ts';
import { gnm } from './gnm.ts';
import { hso } from './hso.ts';
import { mpt } from './mpt.ts';

/** The twelve programmes of the school of health sciences, in the specification's order. */
export const programmes = {
  bmlt,
  dmlt,
  bpt,
  mpt,
  dpharm,
  bpharm,
  anm,
  gnm,
  bams,
  bscnursing,
  hso,
  gda,
} as const satisfies Readonly<Record<ProgrammeId, Programme>>;
