/** The mails about what is paid for each month. */
export const feeWords = {
  feeReminder: {
    en: {
      subject: 'A fee is to be paid',
      paragraphs: [
        'This is about the fee for “{title}”: {amount}.',
        'It is due on {dueOn}.',
        'It is due today, {dueToday}.',
        'It was due on {overdueSince}, and the school has received no receipt yet.',
        'Write this reference into the transfer: {reference}',
        'Pay, and send the receipt, here:\n{link}',
        'If you have paid already, please send the receipt, or write to the school.',
      ],
    },
    ur: {
      subject: 'فیس ادا کرنی ہے',
      paragraphs: [
        'یہ پیغام “{title}” کی فیس کے بارے میں ہے: {amount}۔',
        'ادائیگی کی آخری تاریخ: {dueOn}۔',
        'ادائیگی کی آخری تاریخ آج ہے: {dueToday}۔',
        'ادائیگی کی تاریخ {overdueSince} تھی، اور اسکول کو اب تک رسید نہیں ملی۔',
        'رقم بھیجتے ہوئے یہ حوالہ نمبر لکھیں: {reference}',
        'یہاں ادائیگی کریں اور رسید بھیجیں:\n{link}',
        'اگر آپ ادائیگی کر چکے ہیں تو براہِ کرم رسید بھیج دیں یا اسکول کو لکھیں۔',
      ],
    },
    ar: {
      subject: 'رسم مستحق الدفع',
      paragraphs: [
        'هذه الرسالة بشأن رسم «{title}»: {amount}.',
        'موعد الاستحقاق: {dueOn}.',
        'موعد الاستحقاق اليوم، {dueToday}.',
        'كان موعد الاستحقاق {overdueSince}، ولم يصل المدرسة أي إيصال بعد.',
        'يُرجى كتابة رقم المرجع هذا في التحويل: {reference}',
        'يمكنك الدفع وإرسال الإيصال هنا:\n{link}',
        'إن كان الدفع قد تمّ فيُرجى إرسال الإيصال أو مراسلة المدرسة.',
      ],
    },
  },
  feeRejected: {
    en: {
      subject: 'Your payment could not be accepted',
      paragraphs: [
        'Your payment of the fee for “{title}” could not be accepted.',
        'The school says why: “{reason}”',
        'You can send another receipt here:\n{link}',
      ],
    },
    ur: {
      subject: 'آپ کی ادائیگی منظور نہیں ہو سکی',
      paragraphs: [
        'فیس برائے “{title}” کے لیے آپ کی ادائیگی منظور نہیں ہو سکی۔',
        'اسکول نے وجہ یہ بتائی ہے: “{reason}”',
        'آپ یہاں دوسری رسید بھیج سکتے ہیں:\n{link}',
      ],
    },
    ar: {
      subject: 'تعذّر قبول عملية الدفع',
      paragraphs: [
        'تعذّر قبول عملية دفع رسم «{title}».',
        'ذكرت المدرسة السبب: «{reason}»',
        'يمكنك إرسال إيصال آخر هنا:\n{link}',
      ],
    },
  },
} as const
