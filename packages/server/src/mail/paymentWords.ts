const where = {
  en: 'You see here where each of your payments stands:\n{link}',
  ur: 'آپ کی ہر ادائیگی کس مرحلے میں ہے، یہاں دیکھیں:\n{link}',
  ar: 'يمكنك هنا متابعة كل عملية دفع:\n{link}',
} as const

const contact = {
  en: 'If anything is unclear, the school is reached here: {contact}',
  ur: 'اگر کوئی بات واضح نہ ہو تو اسکول سے یہاں رابطہ کریں: {contact}',
  ar: 'إن كان هناك ما يحتاج إلى توضيح فيمكنك التواصل مع المدرسة: {contact}',
} as const

/** What a payment is called by and amounts to, as lines of their own. */
const facts = {
  en: ['Month: {month}', 'Amount: {amount}', 'Reference: {reference}'],
  ur: ['مہینہ: {month}', 'رقم: {amount}', 'حوالہ نمبر: {reference}'],
  ar: ['الشهر: {month}', 'المبلغ: {amount}', 'الرقم المرجعي: {reference}'],
} as const

const accepted = {
  en: 'Your payment has been accepted',
  ur: 'آپ کی ادائیگی منظور ہو گئی',
  ar: 'قُبلت عملية الدفع',
} as const

const refused = {
  en: {
    subject: 'Your payment could not be accepted',
    opening: 'Your payment for “{title}” could not be accepted.',
    reason: 'The school says why: “{reason}”',
    again: 'You can send another receipt here:\n{link}',
  },
  ur: {
    subject: 'آپ کی ادائیگی منظور نہیں ہو سکی',
    opening: 'آپ کی ادائیگی برائے “{title}” منظور نہیں ہو سکی۔',
    reason: 'اسکول نے وجہ یہ بتائی ہے: “{reason}”',
    again: 'آپ یہاں دوسری رسید بھیج سکتے ہیں:\n{link}',
  },
  ar: {
    subject: 'تعذّر قبول عملية الدفع',
    reason: 'ذكرت المدرسة السبب: «{reason}»',
    again: 'يمكنك إرسال إيصال آخر هنا:\n{link}',
  },
} as const

/** The mails that follow a payment: it has arrived, it was decided. */
export const paymentWords = {
  paymentReceived: {
    en: {
      subject: 'We have received your receipt',
      paragraphs: [
        'Thank you, your receipt has arrived:',
        'What happens next: somebody at the school compares the receipt with the payment. As soon as it is decided, another mail tells you.',
        'Payments are usually checked within {within}.',
        where.en,
        contact.en,
      ],
      each: ['“{title}”', ...facts.en],
    },
    ur: {
      subject: 'ہمیں آپ کی رسید مل گئی ہے',
      paragraphs: [
        'شکریہ، آپ کی رسید پہنچ گئی ہے:',
        'اب کیا ہو گا: اسکول میں کوئی رسید کو ادائیگی سے ملا کر دیکھے گا۔ فیصلہ ہوتے ہی آپ کو ایک اور ای میل میں بتا دیا جائے گا۔',
        'ادائیگی کی جانچ میں عموماً اتنا وقت لگتا ہے: {within}',
        where.ur,
        contact.ur,
      ],
      each: ['برائے: “{title}”', ...facts.ur],
    },
    ar: {
      subject: 'وصلنا إيصال الدفع',
      paragraphs: [
        'شكرًا لك، وصلنا إيصال الدفع:',
        'ما الخطوة التالية: يقارن أحد العاملين في المدرسة الإيصال بعملية الدفع، وستصلك رسالة أخرى فور اتخاذ القرار.',
        'مدة مراجعة عمليات الدفع عادةً: {within}',
        where.ar,
        contact.ar,
      ],
      each: ['لأجل: «{title}»', ...facts.ar],
    },
  },
  coursePaymentAccepted: {
    en: {
      subject: accepted.en,
      paragraphs: ['Your payment for “{title}” has been accepted.', ...facts.en, 'You find the course here:\n{link}'],
    },
    ur: {
      subject: accepted.ur,
      paragraphs: ['آپ کی ادائیگی برائے “{title}” منظور ہو گئی ہے۔', ...facts.ur, 'کورس یہاں ہے:\n{link}'],
    },
    ar: {
      subject: accepted.ar,
      paragraphs: ['قُبلت عملية الدفع لدورة «{title}».', ...facts.ar, 'الدورة هنا:\n{link}'],
    },
  },
  coursePaymentRejected: {
    en: {
      subject: refused.en.subject,
      paragraphs: [refused.en.opening, refused.en.reason, ...facts.en, refused.en.again],
    },
    ur: {
      subject: refused.ur.subject,
      paragraphs: [refused.ur.opening, refused.ur.reason, ...facts.ur, refused.ur.again],
    },
    ar: {
      subject: refused.ar.subject,
      paragraphs: ['تعذّر قبول عملية الدفع لدورة «{title}».', refused.ar.reason, ...facts.ar, refused.ar.again],
    },
  },
  paymentReopened: {
    en: {
      subject: 'Your payment is under review again',
      paragraphs: [
        'The school looks at your payment for “{title}” once more. What was decided before no longer holds.',
        refused.en.reason,
        ...facts.en,
        'You need not do anything. You see here what becomes of it:\n{link}',
      ],
    },
    ur: {
      subject: 'آپ کی ادائیگی کا دوبارہ جائزہ لیا جا رہا ہے',
      paragraphs: [
        'اسکول آپ کی ادائیگی برائے “{title}” کا دوبارہ جائزہ لے رہا ہے۔ پہلے والا فیصلہ اب برقرار نہیں۔',
        refused.ur.reason,
        ...facts.ur,
        'آپ کو کچھ کرنے کی ضرورت نہیں۔ نتیجہ یہاں دیکھیں:\n{link}',
      ],
    },
    ar: {
      subject: 'عملية الدفع قيد المراجعة من جديد',
      paragraphs: [
        'تراجع المدرسة عملية الدفع لـ«{title}» مرة أخرى، ولم يعد القرار السابق ساريًا.',
        refused.ar.reason,
        ...facts.ar,
        'لا يلزمك فعل شيء. ترى هنا ما يؤول إليه الأمر:\n{link}',
      ],
    },
  },
  feeAccepted: {
    en: {
      subject: accepted.en,
      paragraphs: ['Your payment of the fee for “{title}” has been accepted.', ...facts.en, where.en],
    },
    ur: {
      subject: accepted.ur,
      paragraphs: ['فیس برائے “{title}” کے لیے آپ کی ادائیگی منظور ہو گئی ہے۔', ...facts.ur, where.ur],
    },
    ar: {
      subject: accepted.ar,
      paragraphs: ['قُبلت عملية دفع رسم «{title}».', ...facts.ar, where.ar],
    },
  },
  feeRejected: {
    en: {
      subject: refused.en.subject,
      paragraphs: [
        'Your payment of the fee for “{title}” could not be accepted.',
        refused.en.reason,
        ...facts.en,
        refused.en.again,
      ],
    },
    ur: {
      subject: refused.ur.subject,
      paragraphs: [
        'فیس برائے “{title}” کے لیے آپ کی ادائیگی منظور نہیں ہو سکی۔',
        refused.ur.reason,
        ...facts.ur,
        refused.ur.again,
      ],
    },
    ar: {
      subject: refused.ar.subject,
      paragraphs: ['تعذّر قبول عملية دفع رسم «{title}».', refused.ar.reason, ...facts.ar, refused.ar.again],
    },
  },
  eventPaymentAccepted: {
    en: {
      subject: accepted.en,
      paragraphs: [
        'Your payment for “{title}” has been accepted.',
        ...facts.en,
        'You can join the event here:\n{link}',
      ],
    },
    ur: {
      subject: accepted.ur,
      paragraphs: [
        'آپ کی ادائیگی برائے “{title}” منظور ہو گئی ہے۔',
        ...facts.ur,
        'آپ یہاں سے تقریب میں شامل ہو سکتے ہیں:\n{link}',
      ],
    },
    ar: {
      subject: accepted.ar,
      paragraphs: ['قُبلت عملية الدفع لفعالية «{title}».', ...facts.ar, 'يمكنك الانضمام إلى الفعالية هنا:\n{link}'],
    },
  },
  eventPaymentRejected: {
    en: {
      subject: refused.en.subject,
      paragraphs: [refused.en.opening, refused.en.reason, ...facts.en, refused.en.again],
    },
    ur: {
      subject: refused.ur.subject,
      paragraphs: [refused.ur.opening, refused.ur.reason, ...facts.ur, refused.ur.again],
    },
    ar: {
      subject: refused.ar.subject,
      paragraphs: ['تعذّر قبول عملية الدفع لفعالية «{title}».', refused.ar.reason, ...facts.ar, refused.ar.again],
    },
  },
} as const
