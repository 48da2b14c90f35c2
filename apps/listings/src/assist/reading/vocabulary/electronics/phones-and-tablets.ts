import type { Vocabulary } from '../vocabulary';

/** Phones, tablets, readers and what belongs to them. */
export const phonesAndTablets: Vocabulary = {
  certain: `cell phone charger, phone grip, phone wallet case, phone lens, phone tripod, phone mount, car phone holder, magsafe charger, magsafe case, lifeproof
    case, tablet stand, ipad keyboard, ipad stand, kindle cover, kindle case, kindle fire, kindle scribe, airpod case, airpods case, airpods max,
    apple pencil, watch charger, fitbit band, apple watch band, apple watch bands, samsung watch, pixel watch, pixel buds, galaxy buds, lightning to
    usb, usb c charger, wall charger, power bank, selfie stick, screen protectors, sim tray, senior phone, brick phone, satellite phone, funda iphone,
    funda movil, funda de movil, cargador de movil, coque iphone, coque telephone, custodia iphone, custodia cellulare, capinha iphone, capa de
    iphone, iphone hülle, phone case, iphone case, ipad case, phone stand, apple watch, galaxy watch, smart watch, fitness watch, fitness band, car
    charger, ear buds, kindle paperwhite, kindle oasis, laptop charger, macbook charger, phone charger, fire hd, iphone se, iphone 6, iphone 7, iphone
    8, iphone x, iphone xr, iphone 11, iphone 12, iphone 13, iphone 14, iphone 15, iphone 16, smart phone, cracked iphone, unlocked phone, prepaid
    phone, flip phone, phone for parts, solar charger, car phone mount, battery charger, desk phone, office phone,
    手机壳, 苹果手表, 平板保护套, スマホケース, iphoneケース, मोबाइल कवर, फोन कवर, फोन केस`,
  things: `phone, popsocket, otterbox, spigen, handyhülle, iphone, ipad, airpods, mobile phone, cell phone, tripod, charger, wireless charger, kindle, fire
    stick, surge protector, cordless phone, portable charger, screen protector, movil, telephone, cellulare, chargers, pixel phone, garmin watch,
    landline phone`,
  makers: `iphone pro max, 13 pro max, 14 pro, 15 pro, 12 mini, galaxy a, galaxy z flip, galaxy fold, z fold, note 20, moto, one plus, nord, pixel 4, pixel 5,
    pixel 6, pixel 7, pixel 8, pixel 9, galaxy note, boox, remarkable 2, remarkable tablet, onyx boox, lenovo tab, surface go, fire 7, google pixel,
    vivo phone, fire tablet, nothing phone, ninebot charger`,
  traits: `unlocked, carrier, factory unlocked, straight talk, cricket wireless, t mobile, tmobile, at t, esn, battery at, battery health, face id, touch id,
    imei clean, back glass, charging case, gen ipad, 9th gen, 10th gen, 2nd gen, wifi only, cellular model`,
};
