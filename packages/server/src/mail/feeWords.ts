/** What is written about what is to be paid for a month; what is sent for it is followed as other payments are. */
export const feeWords = {
  feeReminder: {
    en: {
      subject: 'A fee is to be paid',
      paragraphs: [
        'This is about the fee for “{title}”, {month}: {amount}.',
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
        'یہ پیغام “{title}” کی فیس برائے {month} کے بارے میں ہے: {amount}۔',
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
        'هذه الرسالة بشأن رسم «{title}» لشهر {month}: {amount}.',
        'موعد الاستحقاق: {dueOn}.',
        'موعد الاستحقاق اليوم، {dueToday}.',
        'كان موعد الاستحقاق {overdueSince}، ولم يصل المدرسة أي إيصال بعد.',
        'يُرجى كتابة رقم المرجع هذا في التحويل: {reference}',
        'يمكنك الدفع وإرسال الإيصال هنا:\n{link}',
        'إن كان الدفع قد تمّ فيُرجى إرسال الإيصال أو مراسلة المدرسة.',
      ],
    },
  },
} as const
