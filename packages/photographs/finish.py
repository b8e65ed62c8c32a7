"""Turns a render's passes into a photograph: denoise, grade, grain, and a JPEG below a size.
python3 finish.py <folder of passes> <out.jpg> [most KB]     needs numpy, OpenCV and PyTorch"""
import os
import sys

os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'
import cv2
import numpy as np
from denoise import denoise


def read(folder, name):
    """A pass, as blue, green and red in linear light."""
    return cv2.imread(os.path.join(folder, name + '0001.exr'), cv2.IMREAD_UNCHANGED)[..., :3].astype(np.float32)


def grade(x, exposure):
    """Linear light to a print: no colour clips or turns, a soft toe, ink that never reaches black."""
    x = x * 2 ** exposure * np.array([1.22, 1.02, .96], np.float32)  # blue, green, red: the room is warm; white paper is not
    top = np.maximum(x.max(2, keepdims=True), 1e-4)
    over = np.maximum(top - .62, 0)
    kept = np.where(top > .62, .62 + .36 * (1 - np.exp(-over / .36)), top)
    x = np.clip(x * kept / top, 0, 1)
    x = np.where(x < .0031308, x * 12.92, 1.055 * np.power(np.maximum(x, 1e-6), 1 / 2.4) - .055)
    x = x * .74 + x * x * (3 - 2 * x) * .26
    return .016 * np.array([.75, .95, 1.2]) + x * .972


def print_it(x, size=(1536, 1920)):
    """A slight fall-off to the corners, fine grain, a touch of sharpness."""
    size = size if x.shape[0] > 800 else x.shape[1::-1]  # a look stays small
    x = cv2.resize(x, size, interpolation=cv2.INTER_LANCZOS4) if x.shape[1::-1] != size else x
    h, w = x.shape[:2]
    yy, xx = np.mgrid[0:h, 0:w]
    x = x * (1 - .10 * np.hypot((xx - w / 2) / w, (yy - h / 2) / h) ** 2)[..., None]
    near = np.ones((3, 3), np.uint8)
    sharp = x + .45 * (x - cv2.GaussianBlur(x, (0, 0), 1.1))
    x = np.clip(sharp, cv2.erode(x, near), cv2.dilate(x, near))  # more would leave a pale line round things
    grain = cv2.GaussianBlur(np.random.default_rng(1).normal(0, 1, (h, w)).astype(np.float32), (0, 0), .6)
    return (np.clip(x + (grain * .009)[..., None], 0, 1) * 255 + .5).astype(np.uint8)


def jpeg(image, limit):
    for quality in range(92, 50, -2):
        flags = [cv2.IMWRITE_JPEG_QUALITY, quality, cv2.IMWRITE_JPEG_PROGRESSIVE, 1, cv2.IMWRITE_JPEG_OPTIMIZE, 1]
        data = cv2.imencode('.jpg', image, flags)[1]
        if len(data) <= limit * 1024:
            break
    return data.tobytes()


def finish(folder, out, limit=340, exposure=.75, size=(1536, 1920)):
    colour, albedo, normal = (read(folder, name) for name in ('colour', 'albedo', 'normal'))
    image = print_it(grade(denoise(colour, albedo, normal), exposure).astype(np.float32), size)
    if out.endswith('.png'):
        cv2.imwrite(out, image)
    else:
        with open(out, 'wb') as f:
            f.write(jpeg(image, limit))


if __name__ == '__main__':
    finish(*sys.argv[1:3], *(int(x) for x in sys.argv[3:4]))
