import type { Vocabulary } from '../vocabulary';

/** Cameras, lenses and what one films with. */
export const photoAndVideo: Vocabulary = {
  certain: `film camera, point and shoot camera, disposable camera, polaroid camera, instax mini, instax film, polaroid film, 35mm film camera, 35mm camera,
    medium format, camera battery, camera batteries, camera backpack, camera case, camera bag, camera cage, nd filter, lens filter, uv filter, lens
    cap, lens hood, lens adapter, kit lens, prime lens, zoom lens, macro lens, wide angle lens, portrait lens, fisheye lens, studio lights, light
    stand, light stands, backdrop stand, photo backdrop, camera slider, video light, ring light, microphone for camera, shotgun mic camera, gopro
    mount, gopro accessories, drone batteries, fpv drone, mini drone, slide projector, film scanner, slide scanner, camera drone, trail cam, spotting
    scope camera, baby cam, camera strap, camera tripod, dash cam, drone with camera, security camera, baby monitor camera, lens mount, police
    scanner, camera lens, camera body, camera flash, video camera, trail camera, web cam, nanny cam, wifi camera, indoor camera, outdoor camera, smart
    lights, document scanner, rechargeable batteries, telescope mount`,
  things: `camera, speedlite, softboxes, lavalier, darkroom, enlarger, telescope, action camera, action cam, instant camera, polaroid, digital camera, point and
    shoot, scanner, drone, camera fotografica, 50mm lens`,
  makers: `nikon d3400, nikon d5600, d750, d7000, nikkor, canon t7, canon t5i, rebel t3i, rebel, eos m50, canon ae 1, canon powershot, powershot, coolpix,
    cybershot, cyber shot, sony a6000, a6000, a7iii, a7 iii, sony alpha, zv 1, fuji xt3, x100v, x t30, fujifilm xt, pentax k1000, minolta, yashica,
    mamiya, hasselblad, olympus om, om d, kodak, holga, lomography, rokinon, viltrox, godox, neewer, manfrotto, joby, gorillapod, osmo, ronin, hero 8,
    hero 9, mavic mini, mini 3 pro, dji mini, rode wireless, zhiyun, celestron, meade, sigma lens, eufy camera`,
  traits: `shutter count, shutter, clicks, f1 8, f 2 8, f2 8, 18 55, 55 250, 70 200, 50mm, 35mm, aperture, autofocus, image stabilization, haze, fungus,
    viewfinder, sensor clean, lens fungus`,
};
