import { examples } from '@maktab/contract/examples'

/** First id of outlines that aren't in the examples. */
const FIRST_ID = 100

/** Titles of the outlines of further courses, in order, so that their students see a path. */
const titles: Readonly<Record<number, readonly string[]>> = {
  2: [
    'حروفِ تہجی کی پہچان',
    'حرکات: زبر، زیر، پیش',
    'مد اور کھڑی حرکات',
    'سکون اور تشدید',
    'نون ساکن اور تنوین',
    'وقف کے قواعد',
    'سورۃ البقرہ، پہلا رکوع',
    'سورۃ البقرہ، دوسرا رکوع',
  ],
  3: ['سورة النبأ', 'سورة النازعات', 'سورة عبس', 'سورة التكوير', 'سورة الانفطار', 'سورة المطففين', 'سورة الانشقاق'],
  5: [
    'Nouns and the article',
    'Masculine and feminine',
    'Singular, dual and plural',
    'The nominal sentence',
    'Prepositions',
    'Possession',
    'The past tense',
    'The present tense',
    'Commands',
    'Questions',
    'Adjectives',
    'Numbers',
  ],
}

/** The outlines of the demo school's courses. */
export function createDemoOutlines() {
  const ofExamples = examples.listOutlines[200].typical.outlines.map((outline) => ({ ...outline, course_id: 1 }))
  const others = Object.entries(titles).flatMap(([courseId, all]) =>
    all.map((title) => ({ title, description: null, course_id: Number(courseId) })),
  )
  return [...ofExamples, ...others.map((outline, index) => ({ ...outline, id: FIRST_ID + index, version: 1 }))]
}
