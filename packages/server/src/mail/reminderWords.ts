/** A lesson as all reminders tell it: the hour by two clocks, or once where both show the same. */
const lesson = {
  en: [
    '“{title}”',
    '{day}, {time} in {place}; {own} for you',
    '{day}, {clock}',
    'Moved from {planned}.',
    'Note: {note}',
    '{link}',
    '{location}',
  ],
  ur: [
    'سبق: “{title}”',
    'وقت: {place} میں {day}، {time}؛ آپ کے ہاں {own}',
    'وقت: {day}، {clock}',
    'پہلے یہ سبق اس وقت تھا: {planned}۔',
    'پیغام: {note}',
    '{link}',
    '{location}',
  ],
  ar: [
    'الدرس: «{title}»',
    'الوقت: {day}، {time} في {place}؛ {own} بتوقيتك',
    'الوقت: {day}، {clock}',
    'كان موعد هذا الدرس: {planned}.',
    'ملاحظة: {note}',
    '{link}',
    '{location}',
  ],
} as const

const choose = {
  en: 'Choose of what you are reminded here:\n{page}',
  ur: 'آپ کو کن باتوں کی یاد دہانی کرائی جائے، یہاں چنیں:\n{page}',
  ar: 'يمكنك اختيار ما تُذكَّر به هنا:\n{page}',
} as const

/** The mails that remind people of lessons, and administrators of what waits. */
export const reminderWords = {
  reminderDayBefore: {
    en: { subject: 'Your next lessons', paragraphs: ['This is what comes next:', choose.en], each: lesson.en },
    ur: { subject: 'آپ کے اگلے اسباق', paragraphs: ['آگے یہ سبق ہے:', choose.ur], each: lesson.ur },
    ar: { subject: 'دروسك القادمة', paragraphs: ['هذا ما سيأتي:', choose.ar], each: lesson.ar },
  },
  reminderHourBefore: {
    en: { subject: 'Your lesson begins soon', paragraphs: ['It begins soon:', choose.en], each: lesson.en },
    ur: { subject: 'آپ کا سبق جلد شروع ہو گا', paragraphs: ['جلد شروع ہو گا:', choose.ur], each: lesson.ur },
    ar: { subject: 'يبدأ درسك قريبًا', paragraphs: ['يبدأ قريبًا:', choose.ar], each: lesson.ar },
  },
  reminderTest: {
    en: {
      subject: 'Your reminders arrive',
      paragraphs: [
        'You wanted to see how a reminder arrives. It tells your next lesson, where there is one.',
        choose.en,
      ],
      each: lesson.en,
    },
    ur: {
      subject: 'آپ کی یاد دہانیاں پہنچ رہی ہیں',
      paragraphs: ['یہ پیغام دکھاتا ہے کہ یاد دہانی کیسے پہنچتی ہے۔ اس میں آپ کا اگلا سبق ہے، اگر کوئی ہو۔', choose.ur],
      each: lesson.ur,
    },
    ar: {
      subject: 'تذكيراتك تصلك',
      paragraphs: ['توضّح هذه الرسالة كيف يصل التذكير. وفيها درسك القادم إن وُجد.', choose.ar],
      each: lesson.ar,
    },
  },
  digest: {
    en: {
      subject: 'What waits for you today',
      paragraphs: [
        'This waits in the school:',
        'Applications of teachers: {applications}',
        'Payments for courses: {purchases}',
        'Payments for events: {eventPayments}',
        'Payments of monthly fees: {feePayments}',
        'Lessons without all marks: {owed}',
        'Of these teachers: {owedBy}',
        'Most of them of these teachers: {owedMost}',
        'You find it here:\n{link}',
        choose.en,
      ],
    },
    ur: {
      subject: 'آج آپ کے لیے کیا باقی ہے',
      paragraphs: [
        'اسکول میں یہ کام باقی ہیں:',
        'اساتذہ کی درخواستیں: {applications}',
        'کورسز کی ادائیگیاں: {purchases}',
        'تقریبات کی ادائیگیاں: {eventPayments}',
        'ماہانہ فیسوں کی ادائیگیاں: {feePayments}',
        'اسباق جن کی حاضری نامکمل ہے: {owed}',
        'ان اساتذہ کے: {owedBy}',
        'زیادہ تر ان اساتذہ کے: {owedMost}',
        'یہ سب یہاں ہے:\n{link}',
        choose.ur,
      ],
    },
    ar: {
      subject: 'ما ينتظرك اليوم',
      paragraphs: [
        'ينتظر في المدرسة:',
        'طلبات المعلّمين: {applications}',
        'مدفوعات الدورات: {purchases}',
        'مدفوعات الفعاليات: {eventPayments}',
        'مدفوعات الرسوم الشهرية: {feePayments}',
        'دروس لم يكتمل تسجيل الحضور فيها: {owed}',
        'للمعلّمين: {owedBy}',
        'أكثرها للمعلّمين: {owedMost}',
        'كل ذلك هنا:\n{link}',
        choose.ar,
      ],
    },
  },
} as const
