import type { Language } from '@vybac/contracts/identity';

export interface SearchMailTexts {
  readonly free: string;
  readonly unsubscribe: string;
  readonly confirmation: { subject: string; body: string; button: string; ignore: string };
  /** `{{name}}` is the search, `{{count}}` how many more there are. */
  readonly alert: { subject: string; body: string; more: string; button: string };
}

/** The mails of saved searches, in the nine languages (rulings, Languages). */
export const searchMailTexts: Readonly<Record<Language, SearchMailTexts>> = {
  en: {
    free: 'Free',
    unsubscribe: 'Unsubscribe from this search',
    confirmation: {
      subject: 'Confirm your Vybac alert “{{name}}”',
      body: 'You asked to be told when “{{name}}” comes up on Vybac. Please confirm that this is your mailbox.',
      button: 'Yes, tell me',
      ignore: 'If you did not ask for this, ignore this email: nothing more will come.',
    },
    alert: {
      subject: 'New on Vybac: {{name}}',
      body: 'Your search “{{name}}” found something new.',
      more: 'and {{count}} more',
      button: 'See all',
    },
  },
  es: {
    free: 'Gratis',
    unsubscribe: 'Cancelar los avisos de esta búsqueda',
    confirmation: {
      subject: 'Confirma tu aviso de Vybac «{{name}}»',
      body: 'Has pedido que te avisemos cuando aparezca «{{name}}» en Vybac. Confirma que este es tu correo.',
      button: 'Sí, avísame',
      ignore: 'Si no lo has pedido, ignora este correo: no llegará nada más.',
    },
    alert: {
      subject: 'Nuevo en Vybac: {{name}}',
      body: 'Tu búsqueda «{{name}}» ha encontrado algo nuevo.',
      more: 'y {{count}} más',
      button: 'Ver todo',
    },
  },
  fr: {
    free: 'Gratuit',
    unsubscribe: 'Ne plus recevoir d’alertes pour cette recherche',
    confirmation: {
      subject: 'Confirmez votre alerte Vybac « {{name}} »',
      body: 'Vous souhaitez être averti quand « {{name}} » apparaît sur Vybac. Confirmez que cette adresse est la vôtre.',
      button: 'Oui, prévenez-moi',
      ignore: 'Si vous n’avez rien demandé, ignorez cet e-mail : vous ne recevrez rien d’autre.',
    },
    alert: {
      subject: 'Du nouveau sur Vybac : {{name}}',
      body: 'Votre recherche « {{name}} » a trouvé du nouveau.',
      more: 'et {{count}} autres',
      button: 'Tout voir',
    },
  },
  de: {
    free: 'Zu verschenken',
    unsubscribe: 'Diese Suche nicht mehr per E-Mail melden',
    confirmation: {
      subject: 'Bestätige deine Vybac-Suche „{{name}}“',
      body: 'Du möchtest erfahren, wenn „{{name}}“ auf Vybac auftaucht. Bitte bestätige, dass dies dein Postfach ist.',
      button: 'Ja, sagt mir Bescheid',
      ignore: 'Wenn du das nicht warst, ignoriere diese E-Mail: Es kommt nichts weiter.',
    },
    alert: {
      subject: 'Neu auf Vybac: {{name}}',
      body: 'Deine Suche „{{name}}“ hat etwas Neues gefunden.',
      more: 'und {{count}} weitere',
      button: 'Alle ansehen',
    },
  },
  it: {
    free: 'Gratis',
    unsubscribe: 'Non avvisarmi più per questa ricerca',
    confirmation: {
      subject: 'Conferma il tuo avviso Vybac “{{name}}”',
      body: 'Hai chiesto di essere avvisato quando “{{name}}” compare su Vybac. Conferma che questa è la tua casella.',
      button: 'Sì, avvisami',
      ignore: 'Se non sei stato tu, ignora questa e-mail: non arriverà altro.',
    },
    alert: {
      subject: 'Novità su Vybac: {{name}}',
      body: 'La tua ricerca “{{name}}” ha trovato qualcosa di nuovo.',
      more: 'e altri {{count}}',
      button: 'Vedi tutto',
    },
  },
  pt: {
    free: 'Grátis',
    unsubscribe: 'Não receber mais avisos desta busca',
    confirmation: {
      subject: 'Confirme o seu alerta do Vybac “{{name}}”',
      body: 'Você pediu para saber quando “{{name}}” aparecer no Vybac. Confirme que este é o seu e-mail.',
      button: 'Sim, me avise',
      ignore: 'Se não foi você, ignore este e-mail: nada mais será enviado.',
    },
    alert: {
      subject: 'Novo no Vybac: {{name}}',
      body: 'A sua busca “{{name}}” encontrou algo novo.',
      more: 'e mais {{count}}',
      button: 'Ver tudo',
    },
  },
  zh: {
    free: '免费',
    unsubscribe: '退订此搜索提醒',
    confirmation: {
      subject: '请确认您的 Vybac 提醒“{{name}}”',
      body: '您希望在 Vybac 出现“{{name}}”时收到通知。请确认这是您的邮箱。',
      button: '是的，请通知我',
      ignore: '如果不是您本人操作，请忽略此邮件，我们不会再发送任何内容。',
    },
    alert: {
      subject: 'Vybac 新品：{{name}}',
      body: '您的搜索“{{name}}”有了新结果。',
      more: '还有 {{count}} 件',
      button: '查看全部',
    },
  },
  ja: {
    free: '無料',
    unsubscribe: 'この検索の通知を停止する',
    confirmation: {
      subject: 'Vybac の通知「{{name}}」を確認してください',
      body: '「{{name}}」が Vybac に出品されたときの通知をお申し込みいただきました。ご本人のメールアドレスであることを確認してください。',
      button: 'はい、知らせてください',
      ignore: '心当たりがない場合は、このメールを無視してください。以後メールは届きません。',
    },
    alert: {
      subject: 'Vybac の新着：{{name}}',
      body: '検索「{{name}}」に新しい出品が見つかりました。',
      more: 'ほか {{count}} 件',
      button: 'すべて見る',
    },
  },
  hi: {
    free: 'मुफ़्त',
    unsubscribe: 'इस खोज की सूचनाएँ बंद करें',
    confirmation: {
      subject: 'अपनी Vybac सूचना “{{name}}” की पुष्टि करें',
      body: 'आपने चाहा कि Vybac पर “{{name}}” आने पर आपको बताया जाए। कृपया पुष्टि करें कि यह आपका ही ईमेल है।',
      button: 'हाँ, मुझे बताएँ',
      ignore: 'यदि यह आपने नहीं किया, तो इस ईमेल को अनदेखा करें: और कुछ नहीं आएगा।',
    },
    alert: {
      subject: 'Vybac पर नया: {{name}}',
      body: 'आपकी खोज “{{name}}” में कुछ नया मिला है।',
      more: 'और {{count}} अन्य',
      button: 'सब देखें',
    },
  },
};
