import type { Language } from '@vybac/contracts/identity';

export interface NewsletterTexts {
  readonly free: string;
  readonly unsubscribe: string;
  readonly confirmation: { subject: string; body: string; button: string; ignore: string };
  readonly issue: { subject: string; body: string; button: string };
}

/** The mails of the newsletter, in the nine languages (rulings, Languages). */
export const newsletterTexts: Readonly<Record<Language, NewsletterTexts>> = {
  en: {
    free: 'Free',
    unsubscribe: 'Unsubscribe',
    confirmation: {
      subject: 'Confirm the weekly hot listings',
      body: 'You asked for the weekly hot listings of Vybac. Please confirm that this is your mailbox.',
      button: 'Yes, send them',
      ignore: 'If you did not ask for this, ignore this email: nothing more will come.',
    },
    issue: {
      subject: 'Hot items this week on Vybac',
      body: 'What people looked at, wrote about and saved most this week.',
      button: 'See what is popular',
    },
  },
  es: {
    free: 'Gratis',
    unsubscribe: 'Cancelar la suscripción',
    confirmation: {
      subject: 'Confirma los anuncios populares de la semana',
      body: 'Has pedido los anuncios más populares de la semana en Vybac. Confirma que este es tu correo.',
      button: 'Sí, enviádmelos',
      ignore: 'Si no lo has pedido, ignora este correo: no llegará nada más.',
    },
    issue: {
      subject: 'Lo más popular de la semana en Vybac',
      body: 'Lo que más se ha visto, comentado y guardado esta semana.',
      button: 'Ver lo más popular',
    },
  },
  fr: {
    free: 'Gratuit',
    unsubscribe: 'Se désabonner',
    confirmation: {
      subject: 'Confirmez les annonces populaires de la semaine',
      body: 'Vous avez demandé les annonces les plus populaires de la semaine sur Vybac. Confirmez que cette adresse est la vôtre.',
      button: 'Oui, envoyez-les',
      ignore: 'Si vous n’avez rien demandé, ignorez cet e-mail : vous ne recevrez rien d’autre.',
    },
    issue: {
      subject: 'Les plus populaires de la semaine sur Vybac',
      body: 'Ce qui a été le plus vu, discuté et enregistré cette semaine.',
      button: 'Voir ce qui est populaire',
    },
  },
  de: {
    free: 'Zu verschenken',
    unsubscribe: 'Abbestellen',
    confirmation: {
      subject: 'Bestätige die beliebtesten Anzeigen der Woche',
      body: 'Du möchtest die beliebtesten Anzeigen der Woche von Vybac. Bitte bestätige, dass dies dein Postfach ist.',
      button: 'Ja, schickt sie mir',
      ignore: 'Wenn du das nicht warst, ignoriere diese E-Mail: Es kommt nichts weiter.',
    },
    issue: {
      subject: 'Diese Woche heiß begehrt auf Vybac',
      body: 'Was diese Woche am meisten angesehen, besprochen und gemerkt wurde.',
      button: 'Beliebtes ansehen',
    },
  },
  it: {
    free: 'Gratis',
    unsubscribe: 'Annulla l’iscrizione',
    confirmation: {
      subject: 'Conferma gli annunci più richiesti della settimana',
      body: 'Hai chiesto gli annunci più richiesti della settimana su Vybac. Conferma che questa è la tua casella.',
      button: 'Sì, mandatemeli',
      ignore: 'Se non sei stato tu, ignora questa e-mail: non arriverà altro.',
    },
    issue: {
      subject: 'I più richiesti della settimana su Vybac',
      body: 'Ciò che questa settimana è stato più visto, discusso e salvato.',
      button: 'Vedi i più popolari',
    },
  },
  pt: {
    free: 'Grátis',
    unsubscribe: 'Cancelar a inscrição',
    confirmation: {
      subject: 'Confirme os anúncios em alta da semana',
      body: 'Você pediu os anúncios em alta da semana no Vybac. Confirme que este é o seu e-mail.',
      button: 'Sim, enviem',
      ignore: 'Se não foi você, ignore este e-mail: nada mais será enviado.',
    },
    issue: {
      subject: 'Em alta esta semana no Vybac',
      body: 'O que foi mais visto, comentado e salvo nesta semana.',
      button: 'Ver os mais populares',
    },
  },
  zh: {
    free: '免费',
    unsubscribe: '退订',
    confirmation: {
      subject: '请确认订阅每周热门商品',
      body: '您申请了 Vybac 每周热门商品邮件。请确认这是您的邮箱。',
      button: '是的，请发送',
      ignore: '如果不是您本人操作，请忽略此邮件，我们不会再发送任何内容。',
    },
    issue: {
      subject: 'Vybac 本周热门',
      body: '本周浏览、咨询和收藏最多的商品。',
      button: '查看热门商品',
    },
  },
  ja: {
    free: '無料',
    unsubscribe: '配信を停止する',
    confirmation: {
      subject: '今週の人気アイテムの配信を確認してください',
      body: 'Vybac の今週の人気アイテムの配信をお申し込みいただきました。ご本人のメールアドレスであることを確認してください。',
      button: 'はい、受け取ります',
      ignore: '心当たりがない場合は、このメールを無視してください。以後メールは届きません。',
    },
    issue: {
      subject: 'Vybac 今週の人気アイテム',
      body: '今週いちばん見られ、話題になり、保存された品です。',
      button: '人気の品を見る',
    },
  },
  hi: {
    free: 'मुफ़्त',
    unsubscribe: 'सदस्यता रद्द करें',
    confirmation: {
      subject: 'साप्ताहिक लोकप्रिय लिस्टिंग की पुष्टि करें',
      body: 'आपने Vybac की साप्ताहिक लोकप्रिय लिस्टिंग माँगी हैं। कृपया पुष्टि करें कि यह आपका ही ईमेल है।',
      button: 'हाँ, भेजें',
      ignore: 'यदि यह आपने नहीं किया, तो इस ईमेल को अनदेखा करें: और कुछ नहीं आएगा।',
    },
    issue: {
      subject: 'इस हफ़्ते Vybac पर लोकप्रिय',
      body: 'इस हफ़्ते जिन्हें सबसे ज़्यादा देखा, पूछा और सहेजा गया।',
      button: 'लोकप्रिय चीज़ें देखें',
    },
  },
};
