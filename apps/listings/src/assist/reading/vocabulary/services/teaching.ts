import type { Vocabulary } from '../vocabulary';

/** What people teach. */
export const teaching: Vocabulary = {
  certain: `math tutor, math tutoring, calc tutor, chem tutor, physics tutor, coding tutor, python tutoring, java tutoring, sat tutoring, essay help, homework
    help, study sessions, exam review session, hours of tutoring, tutoring session, tutoring sessions, conversation practice, language exchange,
    language lessons, spanish lessons, french lessons, english lessons, esl lessons, mandarin lessons, japanese lessons, sign language lessons, piano
    lessons, guitar lessons, violin lessons, drum lessons, voice lessons, singing lessons, ukulele lessons, music lessons, swim lessons, swimming
    lessons, tennis lessons, golf lessons, surf lessons, skate lessons, ski lessons, riding lessons, horseback lessons, driving lessons, driving
    instructor, cooking class, cooking classes, pottery class, art class, art lessons, drawing lessons, dance class, dance lessons, yoga class, yoga
    classes, private yoga, pilates classes, personal training, personal trainer, fitness coach, running coach, workout plan coaching, meal prep
    coaching, career coaching, interview coaching, interview prep, mock interview, mock interviews, college counseling, college application help,
    admissions essay, admissions consulting, chess lessons, coding lessons, first lesson, first class free, first session, trial lesson, per lesson,
    an hour session, lesson, lessons, tutoring, tutor, tutors, private teacher, private lessons, coaching, classes offered, per hour, per session,
    free estimate, free estimates, free quote, free quotes, free consultation, fitness coaching, dance classes, maths tutor, clases, clases de ingles,
    clases de guitarra, profesora particular, cuidado de ninos, reparacion de, cours de, cours de guitare, cours de piano, de l heure, femme de
    menage, aulas de, aula de, professor particular, passeador de caes, i tutor, i coach, first lesson free, free trial lesson, trial session, per
    hour per person, per class, a lesson, half hour, half hour lessons, group lessons, group classes, boot camp class, horseback riding lessons,
    skating lessons, sewing lessons, pottery classes, painting classes, sat prep tutoring, test prep tutoring, piano teacher, guitar teacher, music
    teacher, voice teacher, life coaching, nutrition coaching, i offer lessons, offering lessons, lessons available, online lessons, zoom lessons, job
    coaching, life coach, reading tutor, chemistry tutor, sat tutor, ielts coaching, certified teacher, retired teacher, former teacher, violin
    teacher, dance teacher, yoga instructor, yoga teacher, pilates instructor, swim instructor, ski instructor, tennis coach, soccer coach, horse
    riding lessons, programming tutor, computer lessons, clases de piano, clases de baile, clases de yoga, clases de matematicas, doy clases, imparto
    clases, cuidado de mayores, instalacion de, fotografia de bodas, cours de francais, cours de maths, cours de danse, cours de yoga, heures de
    menage, creation de site, aulas de ingles, aulas de violao, reforco escolar, montador de moveis, montagem de moveis, cuidadora de idosos`,
  things: `instructor, teacher, clases de, clase de guitarra, profesor particular, profesora de, apoyo escolar, refuerzo escolar, professeur de, nachhilfelehrer,
    gesangsunterricht, sprachunterricht, deutschkurs, session, sessions, class, classes, workshop class, consulting, trainer, coach, tutors math,
    补习, 英语口语, 英会話, オンライン授業, होम ट्यूटर, पढ़ाना`,
  makers: `first session free, an hour`,
  traits: `cs senior, math major, english major, phd student, grad student, intermediate, advanced, online, exam, midterm, finals`,
};
