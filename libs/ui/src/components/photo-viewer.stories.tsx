import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from './button';
import { PhotoViewer } from './photo-viewer';

const photo = (colour: string) => {
  const src = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="${colour}"/><circle cx="400" cy="300" r="180" fill="white"/></svg>`)}`;
  return { src, srcSet: `${src} 800w`, alt: `A disc on ${colour}`, width: 800, height: 600 };
};

function Shown() {
  const [open, setOpen] = useState(false);
  const [shown, setShown] = useState(0);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Look closer</Button>
      <PhotoViewer
        open={open}
        onOpenChange={setOpen}
        photos={[photo('teal'), photo('tomato')]}
        shown={shown}
        onShow={setShown}
        label="Photos of a disc"
        closeLabel="Close"
        previousLabel="Previous photo"
        nextLabel="Next photo"
        zoomInLabel="Zoom in"
        zoomOutLabel="Zoom out"
        positionLabel={(position, total) => `Photo ${position} of ${total}`}
      />
    </>
  );
}

const meta: Meta = { component: PhotoViewer };
export default meta;
type Story = StoryObj;

export const TwoPhotos: Story = { render: () => <Shown /> };
