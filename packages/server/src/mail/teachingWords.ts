/** What students and teachers hear of allotments, classes and reports. */
export const teachingWords = {
  teacherAllotted: {
    en: {
      subject: 'A teacher for you',
      paragraphs: [
        'You have a teacher for “{title}”. Your times:',
        'Your teacher is {person}.',
        'Times are those of the school’s clock ({timeZone}). You find your courses here:\n{link}',
      ],
      each: ['{when}'],
    },
    ur: {
      subject: 'آپ کے استاد',
      paragraphs: [
        'آپ کو “{title}” کے لیے استاد الاٹ کر دیے گئے ہیں۔ آپ کے اوقات:',
        'آپ کے استاد: {person}۔',
        'اوقات اسکول کی گھڑی ({timeZone}) کے مطابق ہیں۔ اپنے کورسز یہاں دیکھیں:\n{link}',
      ],
      each: ['{when}'],
    },
    ar: {
      subject: 'تخصيص معلّم لك',
      paragraphs: [
        'خُصّص لك معلّم في دورة «{title}». أوقاتك:',
        'معلّمك: {person}.',
        'الأوقات بتوقيت المدرسة ({timeZone}). تجد دوراتك هنا:\n{link}',
      ],
      each: ['{when}'],
    },
  },
  studentAllotted: {
    en: {
      subject: 'A student for you',
      paragraphs: [
        'A student was allotted to you for “{title}”. The times:',
        'The student is {person}.',
        'Times are those of the school’s clock ({timeZone}). You find your students here:\n{link}',
      ],
      each: ['{when}'],
    },
    ur: {
      subject: 'آپ کے لیے ایک طالب علم',
      paragraphs: [
        'آپ کو “{title}” کے لیے ایک طالب علم الاٹ کیے گئے ہیں۔ اوقات:',
        'طالب علم: {person}۔',
        'اوقات اسکول کی گھڑی ({timeZone}) کے مطابق ہیں۔ اپنے طلبہ یہاں دیکھیں:\n{link}',
      ],
      each: ['{when}'],
    },
    ar: {
      subject: 'تخصيص طالب لك',
      paragraphs: [
        'خُصّص لك طالب في دورة «{title}». الأوقات:',
        'الطالب: {person}.',
        'الأوقات بتوقيت المدرسة ({timeZone}). تجد طلابك هنا:\n{link}',
      ],
      each: ['{when}'],
    },
  },
  classJoined: {
    en: {
      subject: 'Your class',
      paragraphs: [
        'You were added to the class “{title}”. It meets at:',
        'Your teacher is {person}.',
        'Times are those of the school’s clock ({timeZone}). You find your classes here:\n{link}',
      ],
      each: ['{when}'],
    },
    ur: {
      subject: 'آپ کی کلاس',
      paragraphs: [
        'آپ کو کلاس “{title}” میں شامل کر دیا گیا ہے۔ اس کے اوقات:',
        'آپ کے استاد: {person}۔',
        'اوقات اسکول کی گھڑی ({timeZone}) کے مطابق ہیں۔ اپنی کلاسز یہاں دیکھیں:\n{link}',
      ],
      each: ['{when}'],
    },
    ar: {
      subject: 'حصتك',
      paragraphs: [
        'أُضفت إلى حصة «{title}». أوقاتها:',
        'معلّمك: {person}.',
        'الأوقات بتوقيت المدرسة ({timeZone}). تجد حصصك هنا:\n{link}',
      ],
      each: ['{when}'],
    },
  },
  classHandedOver: {
    en: {
      subject: 'A class for you',
      paragraphs: [
        'You teach the class “{title}” from now on. It meets at:',
        'Times are those of the school’s clock ({timeZone}). You find your classes here:\n{link}',
      ],
      each: ['{when}'],
    },
    ur: {
      subject: 'آپ کے لیے ایک کلاس',
      paragraphs: [
        'اب سے کلاس “{title}” آپ پڑھائیں گے۔ اس کے اوقات:',
        'اوقات اسکول کی گھڑی ({timeZone}) کے مطابق ہیں۔ اپنی کلاسز یہاں دیکھیں:\n{link}',
      ],
      each: ['{when}'],
    },
    ar: {
      subject: 'حصة جديدة لك',
      paragraphs: [
        'أنت معلّم حصة «{title}» من الآن. أوقاتها:',
        'الأوقات بتوقيت المدرسة ({timeZone}). تجد حصصك هنا:\n{link}',
      ],
      each: ['{when}'],
    },
  },
  reportWritten: {
    en: {
      subject: 'A new performance report',
      paragraphs: ['Your teacher has written a performance report for “{title}”. Read it here:\n{link}'],
    },
    ur: {
      subject: 'نئی کارکردگی رپورٹ',
      paragraphs: ['آپ کے استاد نے “{title}” کے لیے کارکردگی رپورٹ لکھی ہے۔ یہاں پڑھیں:\n{link}'],
    },
    ar: {
      subject: 'تقرير أداء جديد',
      paragraphs: ['كتب معلّمك تقرير الأداء في دورة «{title}». تجده هنا:\n{link}'],
    },
  },
} as const
