"""Takes the noise out of a render with the network of Open Image Denoise, which Debian's Blender is built without.
`weights/` has Intel's published weights for light, albedo and normals (Apache 2.0). Its curve and its exposure are
those of Open Image Denoise 2, as the weights were trained with them."""
import os
import struct
import numpy as np
import torch
from torch.nn import functional

WEIGHTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'weights/rt_hdr_alb_nrm.tza')
KEY, BIN, MOST = .18, 16, 65504.0


def read_weights(path):
    """The tensors of a TZA archive by name."""
    with open(path, 'rb') as f:
        data = f.read()
    magic, _, _, at = struct.unpack_from('<HBBQ', data)
    if magic != 0x41d7:
        raise ValueError(f'{path} is no archive of weights')
    (count,), at = struct.unpack_from('<I', data, at), at + 4
    tensors = {}
    for _ in range(count):
        (length,), at = struct.unpack_from('<H', data, at), at + 2
        name, at = data[at:at + length].decode(), at + length
        ranks, at = data[at], at + 1
        shape, at = struct.unpack_from(f'<{ranks}I', data, at), at + 4 * ranks
        at += ranks  # the layout, always oihw or x
        kind, (start,), at = chr(data[at]), struct.unpack_from('<Q', data, at + 1), at + 9
        numbers = np.frombuffer(data, {'f': '<f4', 'h': '<f2'}[kind], int(np.prod(shape)), start)
        tensors[name] = torch.from_numpy(numbers.astype(np.float32).reshape(shape))
    return tensors


def exposure_of(light):
    """What brings the picture's mean brightness to a middle grey."""
    grey = light @ np.array([.212671, .715160, .072169], np.float32)
    h, w = (n // BIN * BIN for n in grey.shape)
    bins = grey[:h, :w].reshape(h // BIN, BIN, w // BIN, BIN).mean((1, 3))
    bins = bins[bins > 1e-8]
    return KEY / 2 ** np.log2(bins).mean()


# Spreads light over perceived steps: linear near black, then a power, then a logarithm.
A, B, C, D = 1.41283765e3, 1.64593172, 4.31384981e-1, -2.94139609e-3
E, F, G = 1.92653254e-1, 6.26026094e-3, 9.98620152e-1
Y0, Y1 = 1.57945760e-6, 3.22087631e-2
X0, X1 = A * Y0, B * Y1 ** C + D


def to_curve(y):
    return np.where(y <= Y0, A * y, np.where(y <= Y1, B * np.power(np.maximum(y, 1e-12), C) + D, E * np.log(y + F) + G))


def from_curve(x):
    return np.where(x <= X0, x / A, np.where(x <= X1, np.power(np.maximum((x - D) / B, 1e-12), 1 / C), np.exp((x - G) / E) - F))


def network(x, weights):
    def conv(name, x):
        return functional.relu(functional.conv2d(x, weights[name + '.weight'], weights[name + '.bias'], padding=1))

    def wider(x, kept):
        return torch.cat([functional.interpolate(x, scale_factor=2, mode='nearest'), kept], 1)

    halves = []
    y = conv('enc_conv0', x)
    for level in (1, 2, 3, 4):
        y = functional.max_pool2d(conv(f'enc_conv{level}', y), 2)
        halves.append(y)
    y = conv('enc_conv5b', conv('enc_conv5a', y))
    for level, kept in ((4, halves[2]), (3, halves[1]), (2, halves[0]), (1, x)):
        y = conv(f'dec_conv{level}b', conv(f'dec_conv{level}a', wider(y, kept)))
    return conv('dec_conv0', y)


def denoise(colour, albedo, normal):
    """Arrays of height x width x 3: blue, green and red in linear light, and the same of the surface without light."""
    colour, albedo, normal = (a[..., ::-1] for a in (colour, albedo, normal))
    scale, full = exposure_of(colour), to_curve(np.float32(MOST))
    seen = to_curve(np.clip(colour * scale, 0, MOST)) / full
    x = np.concatenate([seen, np.clip(albedo, 0, 1), np.clip(normal, -1, 1) * .5 + .5], 2).astype(np.float32)
    h, w = x.shape[:2]
    x = torch.from_numpy(x.transpose(2, 0, 1)[None].copy())
    x = functional.pad(x, (0, -w % 16, 0, -h % 16), mode='reflect')  # a repeated edge would look like a pattern
    torch.set_num_threads(os.cpu_count())
    with torch.no_grad():
        y = network(x, read_weights(WEIGHTS))[0, :, :h, :w].numpy().transpose(1, 2, 0)
    return (from_curve(y * full) / scale).astype(np.float32)[..., ::-1]
