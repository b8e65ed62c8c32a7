"""Turns a render's passes into a photograph: denoise, grade, grain, and a JPEG below a size.
python3 finish.py <folder of passes> <out.jpg> [most KB]     needs numpy and OpenCV"""
import os
import sys

os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'
import cv2
import numpy as np


def read(folder, name):
    return cv2.imread(os.path.join(folder, name + '0001.exr'), cv2.IMREAD_UNCHANGED)[..., :3].astype(np.float32)


def without_spikes(light, edges):
    """A pixel far above all its neighbours is a mistake of the sampler, except at an edge."""
    low = np.clip(light / (1 + light), 0, 1)
    median = cv2.merge([cv2.medianBlur(np.ascontiguousarray(c), 5) for c in cv2.split(low)])
    near = cv2.GaussianBlur(low, (0, 0), 2)
    is_spike = ((low - median).max(2) > .10 + .25 * near.max(2)) & ~edges
    low[is_spike] = median[is_spike]
    return low / np.maximum(1 - low, 1e-3)


def denoise(colour, albedo, normal, levels=5):
    """Smooths the light, not the print: divides by the albedo, then a wavelet filter (à trous) that stops where
    albedo, normal or light change more than the noise does."""
    base = albedo + .04  # the skin of dark things reflects light too
    kernel = np.ones((3, 3))
    edges = (cv2.dilate(albedo, kernel) - cv2.erode(albedo, kernel)).max(2) > .12
    edges |= (cv2.dilate(normal, kernel) - cv2.erode(normal, kernel)).max(2) > .5
    light = without_spikes(np.clip(colour, 0, 60) / base, edges)
    tone = np.log1p(light)
    guide = np.concatenate([albedo * 6, normal * 3], 2)
    grey = tone.mean(2)
    mean = cv2.blur(grey, (7, 7))
    spread = np.sqrt(np.maximum(cv2.blur(grey * grey, (7, 7)) - mean * mean, 0))
    spread = cv2.GaussianBlur(cv2.erode(spread, np.ones((5, 5))), (0, 0), 3) + .004
    h, w = grey.shape
    for level in range(levels):
        step = 2 ** level
        pad = lambda a: cv2.copyMakeBorder(a, step, step, step, step, cv2.BORDER_REFLECT)
        wide_tone = pad(tone)
        wide_guide = np.concatenate([cv2.copyMakeBorder(np.ascontiguousarray(g), step, step, step, step, cv2.BORDER_REFLECT) for g in (guide[..., :3], guide[..., 3:])], 2)
        smooth = pad(cv2.GaussianBlur(tone.mean(2), (0, 0), .8 if level == 0 else .4))
        here = smooth[step:-step, step:-step]
        total, weight = tone * 1.0, np.ones((h, w), np.float32)
        scale = 1 / (spread * (3.0 if level == 0 else 2.6 * .62 ** level) + .004)
        for dy in (-1, 0, 1):
            for dx in (-1, 0, 1):
                if dx == dy == 0:
                    continue
                part = (slice(step + dy * step, step + dy * step + h), slice(step + dx * step, step + dx * step + w))
                apart = ((wide_guide[part] - guide) ** 2).sum(2) * (.3 if level == 0 else 1) + np.abs(smooth[part] - here) * scale
                k = cv2.exp(-apart) * (.5 if dx == 0 or dy == 0 else .25)
                total += wide_tone[part] * k[..., None]
                weight += k
        tone = total / weight[..., None]
    return np.expm1(tone) * base


def smooth_outlines(x, albedo, normal, r=3):
    """Few samples leave outlines ragged in the light, but not in the passes of colour and surface. So near an outline the picture is
    fitted to those passes (a guided filter), with what lies beside the outline: it is then as smooth as they are."""
    kernel = np.ones((3, 3))
    turn = (cv2.dilate(normal, kernel) - cv2.erode(normal, kernel)).max(2)
    change = (cv2.dilate(albedo, kernel) - cv2.erode(albedo, kernel)).max(2)
    is_edge = turn > .35
    near = cv2.dilate((is_edge | (change > .5)).astype(np.uint8), kernel) > 0
    near &= turn > .12  # print lies on one surface and stays as it is
    guide = np.concatenate([albedo, normal * .5], 2).astype(np.float32)
    weight = np.where(cv2.dilate(is_edge.astype(np.uint8), kernel) > 0, .12, 1).astype(np.float32)
    sums = lambda a: np.stack([cv2.boxFilter(np.ascontiguousarray(a[..., i] * weight), -1, (2 * r + 1,) * 2) for i in range(a.shape[2])], 2)[near]
    total = cv2.boxFilter(weight, -1, (2 * r + 1,) * 2)[near][:, None]
    g, y = sums(guide) / total, sums(x.astype(np.float32)) / total
    n = guide.shape[2]
    gg = sums(np.stack([guide[..., i] * guide[..., j] for i in range(n) for j in range(n)], 2)) / total
    gy = sums(np.stack([guide[..., i] * x[..., c] for i in range(n) for c in range(3)], 2)) / total
    gg = gg.reshape(-1, n, n) - g[:, :, None] * g[:, None, :] + np.eye(n) * 4e-4
    gy = gy.reshape(-1, n, 3) - g[:, :, None] * y[:, None, :]
    a = np.linalg.solve(gg, gy)
    fitted = y + np.einsum('pi,pic->pc', guide[near] - g, a)
    low, high = (f(x, np.ones((2 * r + 1,) * 2))[near] for f in (cv2.erode, cv2.dilate))
    out = x.copy()
    out[near] = np.clip(fitted, low, high)
    soft = cv2.GaussianBlur(near.astype(np.float32), (0, 0), .7)[..., None]
    return x * (1 - soft) + out * soft


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
    """A slight fall-off to the corners, fine grain over what the denoiser smoothed, a touch of sharpness."""
    size = size if x.shape[0] > 800 else x.shape[1::-1]  # a look stays small
    x = cv2.resize(x, size, interpolation=cv2.INTER_LANCZOS4) if x.shape[1::-1] != size else x
    h, w = x.shape[:2]
    yy, xx = np.mgrid[0:h, 0:w]
    x = x * (1 - .10 * np.hypot((xx - w / 2) / w, (yy - h / 2) / h) ** 2)[..., None]
    x = x + .40 * (x - cv2.GaussianBlur(x, (0, 0), 1.1))
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
    graded = grade(denoise(colour, albedo, normal), exposure)
    image = print_it(smooth_outlines(graded.astype(np.float32), albedo, normal), size)
    if out.endswith('.png'):
        cv2.imwrite(out, image)
    else:
        with open(out, 'wb') as f:
            f.write(jpeg(image, limit))


if __name__ == '__main__':
    finish(*sys.argv[1:3], *(int(x) for x in sys.argv[3:4]))
