/** What people write where a text may stand, in three scripts and mixed, long, and without a place to break. */
const texts = {
  person: [
    'Abdurrahman Muhammad Ibn Abdullah Al-Qahtani Al-Hashimi',
    'محمد عبد الرحمٰن صدیقی قادری نقشبندی بخاری',
    'Wolfeschlegelsteinhausenbergerdorff',
    'عبد الرحمن بن محمد بن عبد العزيز آل الشيخ المنصوري',
  ],
  title: [
    'Foundations of Tajweed and Correct Recitation for Adult Beginners, evening group',
    'تجوید اور درست تلاوت کے بنیادی اصول، بالغ مبتدیوں کے لیے شام کی جماعت',
    'أساسيات التجويد والتلاوة الصحيحة للكبار المبتدئين، مجموعة المساء',
    'Ijazah سند course: رواية حفص عن عاصم (Intermediate)',
  ],
  prose: [
    'Reads with a steady voice and keeps every ghunnah; the letters of the throat want more practice at home, five minutes after each prayer, together with somebody who listens.\n\nThe last page was recited without a single mistake.',
    'آواز ٹھہری ہوئی ہے اور ہر غنہ ادا ہوتا ہے؛ حلق کے حروف گھر پر مزید مشق چاہتے ہیں، ہر نماز کے بعد پانچ منٹ، کسی سننے والے کے ساتھ۔',
    'يقرأ بصوت ثابت ويحافظ على كل غنّة، أما حروف الحلق فتحتاج إلى مزيد من التمرين في البيت خمس دقائق بعد كل صلاة. See https://library.international-quran-academy.test/tajweed/throat-letters',
  ],
  email: ['abdurrahman.al-qahtani.evening-classes@students.international-quran-academy.test'],
  link: [
    'https://meet.international-quran-academy.test/rooms/foundations-of-tajweed/evening-group-for-adult-beginners',
  ],
} as const

export type TextKind = keyof typeof texts

/** One of them after the other. */
export function pickText(kind: TextKind, turn: number): string {
  const choices = texts[kind]
  return choices[turn % choices.length] ?? ''
}
