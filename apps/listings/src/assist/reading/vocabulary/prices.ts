// What people write around an amount, in nine languages; each list is the inside of a regular expression.

const words = (...lists: readonly string[]) => lists.join('|');

export const currencies = String.raw`\$|€|£|₹|¥|￥|usd|us\$|r\$|eur|euros?|dollars?|bucks?|bux|pounds?|quid|rs\.?|reais|real|yen|yuan|rmb|元|块|円|रुपये|रुपए|रुपया|rupees?|chf|pesos?`;

/** Just before an amount: somebody says that it is what they ask. */
export const asks = words(
  'asking(?: price)?(?: for)?|(?:would|d|i) (?:like|want)|thinking|i say|id say|i would say|let.?s say|call it|happy with|settle for|accept(?:ing)?|min(?:imum)?|lowest(?: i can go)?|offers? (?:around|near|over|above|of|about)|ask(?:ing)?|price(?:d)?(?: is| at| to)?|(?:sell|let|give|have|selling|listed|listing|letting)(?:ing)? (?:it |them |all |both |this |that |everything )?(?:go )?(?:for|at)|(?:will |d |ll )?take|taking|yours (?:for|at)|looking (?:for|to get)|(?:hoping|hope|like|want|trying) (?:for|to get)|wanting|obo|firm|now(?: only| just)?|make it|go(?:ing|ne)? for|have (?:it|them) (?:for|at)|(?:could|will|can) do|how about|(?:drop(?:ped)?|down|reduced|lowered|marked down) to|start(?:s|ing)? (?:at|from)|set (?:for|at)|(?:both|all|lot|everything|pair|set|bundle|each) for|rates? (?:is|are|start at|from)?|charge|from just|sale price|steal at|only asking',
  'pido|precio|vendo (?:a|por)|lo dejo en|los dejo en|desde|ahora',
  'prix|je demande|au prix de|cede a|a partir de|maintenant',
  'preis|vb|vhb|fp|festpreis|jetzt(?: nur)?|ab',
  'prezzo|chiedo|a soli|a partire da|ora|vendo a',
  'preco|preço|peço|peco|por apenas|agora|a partir de',
  '价格|售价|出价|卖|价|现价|現在|価格|値段|कीमत|दाम|मूल्य',
);

/** Just before an amount: it may be what they ask, unless something is counted. */
export const mayAsk = words(
  'want|selling|sell|only|just|for|at|each|need|both|all|everything|a pop|get it for|pair|fee',
  'por|a|solo|todo|cada|pour|seulement|le tout|fur|für|um|nur|zusammen|per|a solo|tutto|por so|tudo|cada um',
);

/** Just before: this is what it was, or what something else costs. */
export const before = words(
  'paid|bought (?:it |them |this |new )?(?:for|at)|cost(?:s|ed)?(?: me)?|originally|original(?: price)?|retail(?:s|ed)?(?: for| price| is| value)?|new (?:for|is|price|at|they are|theyre|ones are)|worth|was|were|msrp|rrp|value(?:d)?(?: at)?|sav(?:e|ing)|regular(?:ly)?|reg|normally|usually|instead of|(?<!offers? )over|than|under|compare(?:d)? (?:at|to)|(?:sells?|selling|goes|go|going|listed) (?:new |online |on \\S+ |elsewhere |on the site )?for(?= new)|new for|on amazon for|deposit(?: of)?|tip|spent|invested|put in|appraised (?:at|for)|insured for',
  'pague|me costo|costo|coste|nuevo (?:vale|cuesta)|valorad[oa] en|antes|en tienda|paye|achete|neuf a|valeur|au lieu de|neupreis|np|uvp|gekostet|bezahlt|statt|pagat[oa]|pagai|costava|valore|invece di|nuovo costa|paguei|custou|custava|valor novo|原价|购入|入手价|定価|購入時|元値|खरीदा|असली कीमत',
);

/** Just after: the same. */
export const after = words(
  'new\\b(?! (?:in|with|w|condition|never|sealed|unopened|and|other|box))|retail|msrp|originally|value|in (?:the )?stores?|on amazon|on ebay|online|worth|deposit|off\\b|discount|gift ?card|credit|balance|on it|left on|brand new (?:in|at) store',
  'neupreis|np\\b|nuevo|neuf|neu\\b|nuov[oa]|で購入|购入|买的|में खरीदा',
);

/** Bringing it costs so much, not the item; said before or after the amount. */
export const bringing =
  'shipping|shipped to|ship|ships?|delivery|deliver|postage|versand|porto|envio|gastos de envio|spedizione|frete|(?:frais )?de (?:livraison|port)|livraison|邮费|运费|送料';

/** Just after an amount: how firm it is, or for what it is. */
export const terms =
  'for (?:it|them|this|that|the)\\b|if you|if u|today|tonight|this week(?:end)?|and you|you (?:haul|pick|move|carry|dig|take|come)|u (?:haul|pick)|picks? (?:it|them) up|buys (?:it|them)|will get|gets you|(?:seems|sounds|is|feels) (?:fair|right|firm)|is (?:my|the) price|is what i|would (?:be (?:great|nice|fine|fair)|do)|will do it|works for me|even\\b|flat\\b|or close|or so|apiece|both|all\\b|obo|o\\.b\\.o|firm|each|ea\\b|ono|vb|vhb|or best|or (?:nearest |best |make )?offer|or trade|or less|negotiable|neg\\b|nego|takes? (?:it|them|all|both|everything)|takes|fixed|cash|for (?:all|both|everything|the (?:lot|pair|set|two|three|whole|bundle))|a piece|apiece|per (?:pair|piece|set)|total|pick ?up|picked up|and (?:it|they) (?:is|are|s)|gets? (?:it|them|everything|both)|in cash|venmo|zelle|cashapp|paypal|local|plus shipping|shipped|a pop|altogether|everything|all together|tops|takes both|per|vb|festpreis|fest|inkl|negociables?|neg|ferme|a debattre|trattabil[ei]|trattabil|negociavel|les deux|los dos|entrambi|os dois|beide|zusammen|le tout|todo|tutto|tudo';

const each = "(?:\\/|an? |per |the |pro |par |por |all|al |alla |la |a la |de l|a l |die |l)[’' ]?";

/** Just after: a price of somebody's time or of a piece of work. */
export const workRates = `${each}(?:h|hr|hrs|hour|half hour|half|std|stunde|heure|hora|ora|session|lesson|visit|class|night|week|month|page|word|head|hand|walk|load|room|trip|ride|cut|yard|dog|cat|kid|mile|sitting|day|jour|nuit|noche|giorno|notte|lezione|cours|clase|aula|seite|pagina)(?![\\p{L}])`;

/** The same, or of a piece of goods. */
export const rates = `${workRates}|${each}(?:piece|pair|bag|box|dozen|book|song|photo|foot|person|st\u00fcck|person)(?![\\p{L}])`;

/** Just before a number that names a size, a place, a model. */
export const counted =
  'size|sz|taille|talla|taglia|tamanho|größe|grosse|gr\\.|no\\.?|number|nr\\.?|model|version|gen|generation|ages?|edition|ed|vol\\.?|volume|parts?|issue|series|season|seasons|section|sec|row|seat|seats|gate|level|levels|chapters?|ch|units?|unit|room|apt|building|bldg|floor|grade|iphone|ipad|galaxy|pixel|windows|win|office|ps|xbox|switch|mark|mk|type|class|route|rt|hwy|exit|zip|us|eu|uk|waist|inseam|w|l|psa|bgs|cgc|score|top|under|over|about|around|almost|nearly|approx|roughly|like|maybe|of|from|since|until|by|in|до|#';

/** Words after a number that make it a measure or a count. */
export const units =
  'cents?|gb|tb|mb|mp|mah|mm|cm|m|km|kms|ft|in|inch|inches|"|”|lb|lbs|kg|g|oz|ml|l|w|v|hz|ghz|hp|cc|mi|miles?|k|x|%|°|st|nd|rd|th|years?|yrs?|yr|months?|mo|days?|weeks?|hours?|hrs?|hr|min|mins|minutes?|sec|seconds?|pieces?|pcs|pc|keys?|strings?|gears?|speed|doors?|seats?|seater|people|persons?|players?|pages?|games?|books?|sets?|chairs?|drawers?|shelves|shelf|sizes?|gallons?|gal|quarts?|qt|watts?|volts?|cycles?|fps|p|mm|times?|buttons?|levels?|gens?|generation|editions?|series|ply|count|tiers?|steps?|beds?|baths?|ton|amps?|channels?|wheels?|sleeves?|feet|foot|yds?|yards?|sq|acres?|bottles?|cups?|box(?:es)?|bags?|pairs?|stars?|percent|grams?|carats?|ct|ctw|kt|karat|devices?|users?|left|remaining|available|others?|more|extra|different|controllers?|batteries|tickets?|tix|tires|pockets?|legs|layers?|colou?rs?|owners?|volumes?|vols?|issues?|cards?|records?|albums?|discs?|disks?|movies|dvds|cds|coins|stamps|pins|figures|pops|lures|balls|clubs|discs|plates|bowls|mugs|glasses|tees|shirts|pants|dresses|pack|packs|rolls?|sheets|skeins|balls|blocks?|minutes|mins|am|pm|oclock|semesters?|classes|lessons|sessions|visits|rooms?|bedrooms?|br|bd|ba|shows?|trips?|wears?|washes|uses|percent|deg|degrees?|mpg|psi|rpm|dpi|qubits|cores?|threads?|ram|ssd|hdd|zoll|jahre?n?|monate?n?|stuck|stück|teile|gange|gänge|personen|seiten|anos?|años?|meses|piezas|pulgadas|personas|libros|ans|mois|pieces|pouces|places|personnes|livres|anni|mesi|pezzi|pollici|persone|posti|libri|polegadas|peças|pecas|pessoas|livros|年|个月|月|次|寸|本|枚|冊|個|回|点|巻|インチ|कि|साल|महीने|इंच|जीबी|किमी|किलोमीटर';

/** What may follow an amount that nothing else marks as one; anything else is what is counted. */
export const follows =
  'obo|and|but|or|if|in|on|near|by|today|tonight|tomorrow|this|must|need|needs|pls|please|plz|thanks|thx|thank|dm|text|txt|call|msg|message|email|hmu|lmk|can|will|no|not|you|u|pick|porch|curb|meet|campus|downtown|local|cash|venmo|is|its|it|they|i|we|so|as|at|works|y|o|et|ou|und|oder|e|em|ed|con|avec|mit|lol|haha|only';

/** For nothing. */
export const free = String.raw`(?<![\p{L}-])(?:(?:is |it s |it’s |it's |for |totally |completely |all |curb )?free(?! (?:shipping|delivery|estimate|quote|consultation|trial|parking|pickup|installation|home|from|of|diagnosis|standing|weights?|motion|lesson|sample|local|spirit|people|range|time|returns?|gift|with|agent|spins?|press|code|hand|flow|wheel|updates?|access|session|first|to (?:ask|message|contact|text|call|reach|make|email|dm|look|try|pm|send|hit|hmu)))|giving (?:it |them |this |these |all )?away|giv(?:e|ing) ?away|no charge|for nothing|yours if you (?:haul|pick|come|want)|gratis|gratuito|gratuita|gratuit|gratuite|zu verschenken|verschenke|kostenlos|umsonst|a donner|je donne|regalo(?! perfecto| ideal| di| para)|regala|se regala|in regalo|dou|doacao|doa-se)(?![\p{L}-])(?<!\p{L}[- ]free)|免费|白送|免費|無料|差し上げます|0円|मुफ्त|मुफ़्त|फ्री`;

/** What the word "free" belongs to when it is no price. */
export const notFree =
  'smoke|pet|rust|cat|dog|bpa|gluten|wire|hands?|stain|scratch|lead|cruelty|fragrance|sugar|accident|hassle|interest|tax|lactose|bug|allergy|scent|odor|latex|nickel|worry|first session|first lesson|first class|session|consultation|estimate|estimates|commission|problem|error|feel|one|get|region|drm|ad|toll|care|carb|dairy|fat|oil|moth|mold|blemish|pain|chemical|devices?|crack|lock|fee';
