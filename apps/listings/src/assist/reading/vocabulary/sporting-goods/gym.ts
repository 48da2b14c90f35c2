import type { Vocabulary } from '../vocabulary';

/** What one trains with. */
export const gym: Vocabulary = {
  certain: `adjustable dumbbell, adjustable dumbbells, dumbbell set, dumbbells pair, hex dumbbells, weight set, weights set, plates and bar, olympic plates,
    bumper plate, barbell and plates, bench press, squat stand, power tower, dip station, dip bar, pullup bar, pull up bar, doorway pull up, push up
    bars, push up board, ab wheel, resistance band, booty bands, workout bands, exercise bands, battle rope, kettlebell set, sandbag training, slam
    ball, bosu ball, yoga ball, yoga wheel, yoga strap, yoga mats, pilates ring, pilates ball, stretching mat, gym mat, gym mats, gym flooring, rubber
    flooring gym, spin bike, stationary bike, peloton bike, bike peloton, recumbent exercise bike, under desk elliptical, walking pad, under desk
    treadmill, rowing machine, row machine, water rower, stair climber, stair stepper, vibration plate, inversion table, massage gun, percussion
    massager, muscle roller, lifting belt, weightlifting belt, lifting straps, wrist wraps, knee sleeves, gym gloves, weight gloves, boxing wraps,
    hand wraps, punching bag stand, boxing set, headgear boxing, shin guards mma, bjj gi, taekwondo uniform, karate uniform, gymnastics beam, foam
    roller, jump ropes, speed rope, agility ladder, exercise stepper, total gym, home gym machine, chest press machine, yoga mat, yoga block, weight
    bench, weight plates, bumper plates, barbell set, resistance bands, home gym, multi gym, leg press, jump rope, velo d appartement, exercise
    machine, exercise mat, adjustable bench, hand weights, ankle weights, weight lifting, olympic bar, olympic weights, curl bar, ez bar, smith
    machine, cable machine, ab roller, ab machine, yoga blocks, karate gi, pitching machine, gymnastics mat, gymnastics bar`,
  things: `dumbbell, dumbbells, barbells, kettlebells, treadmill, treadmills, ellipticals, rower, weights, mancuernas ajustables, banco de pesas, esterilla,
    bandas elasticas, tapis de yoga, banc de musculation, haltere, velo appartement, tappetino yoga, panca palestra, pesi palestra, tapete de yoga,
    banco de musculacao, halter, kurzhanteln, langhantel, rudergerät, gymnastikball, gymnastikmatte, klimmzugstange, barbell, kettlebell, elliptical,
    stepper, peloton, gym equipment, boxing, mma, gi, yoga, pilates, balance beam, tumbling mat, pesas, rollers, halteres, jiu jitsu gi,
    瑜伽球, 划船机, 健腹轮, 拉力器, 腹筋, エアロバイク, バランスボール, ぶら下がり健康器, डंबल सेट, जिम बेंच, एक्सरसाइज बाइक`,
  makers: `concept2, model d, pm3 monitor, pm5, hydrow, nordic track, proform, sole treadmill, horizon fitness, schwinn ic4, echelon, soloflex, weider, marcy,
    rep fitness, titan fitness, cap barbell, powerblock, power block, selecttech, manduka, lululemon mat, jade yoga, trx, bodyblade, perfect pushup,
    gaiam, harbinger, rdx, hayabusa, title boxing, ringside`,
  traits: `lb each, lbs each, 5 to 50, 10 lb, 15 lb, 20 lb, 25 lb, 35 lb, 45 lb, lb plates, lbs of plates, incline, folds up, resistance levels, magnetic
    resistance, gym closed, gym at home`,
};
