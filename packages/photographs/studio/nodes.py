"""Short hand for node trees, and colours in linear light."""
import bpy
from .palette import PALETTE


def rgb(colour, k=1.0):
    """A palette's name or a hex value as linear RGBA, times `k`."""
    h = PALETTE.get(colour, colour)
    c = [int(h[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(k * (x / 12.92 if x < .04045 else ((x + .055) / 1.055) ** 2.4) for x in c) + (1,)


class Nodes:
    """n('BsdfPrincipled', Base_Color=socket, Roughness=.5): a node with its inputs. `_0` is an input by its index."""

    def __init__(self, name):
        self.mat = bpy.data.materials.new(name)
        self.mat.use_nodes = True
        self.tree = self.mat.node_tree
        self.tree.nodes.clear()
        self.out = self.tree.nodes.new('ShaderNodeOutputMaterial')
        self.at = self('TexCoord').outputs['Object']

    def __call__(self, kind, attrs=None, **ins):
        node = self.tree.nodes.new('ShaderNode' + kind)
        for k, v in (attrs or {}).items():
            setattr(node, k, v)
        for k, v in ins.items():
            self.put(node.inputs[int(k[1:]) if k[0] == '_' else k.replace('_', ' ')], v)
        return node

    def put(self, socket, v):
        if isinstance(v, bpy.types.NodeSocket):
            self.tree.links.new(v, socket)
        elif isinstance(v, bpy.types.Node):
            self.tree.links.new(v.outputs[0], socket)
        else:
            socket.default_value = v

    def noise(self, scale, stretch=None, detail=4.0, roughness=.6, at=None):
        """0 to 1. `stretch` multiplies the scale along x, y and z."""
        v = at or self.at
        if stretch:
            v = self('Mapping', Vector=v, Scale=stretch)
        return self('TexNoise', Vector=v, Scale=scale, Detail=detail, Roughness=roughness).outputs[0]

    def ramp(self, fac, *stops):
        """Colour by `fac`: pairs of position and colour."""
        r = self('ValToRGB', Fac=fac)
        e = r.color_ramp.elements
        while len(e) < len(stops):
            e.new(.5)
        for x, (p, c) in zip(e, stops):
            x.position, x.color = p, rgb(c) if isinstance(c, str) else c
        return r.outputs[0]

    def span(self, v, low, high):
        """0 to 1 becomes `low` to `high`."""
        return self('MapRange', Value=v, To_Min=low, To_Max=high).outputs[0]

    def math(self, op, a, b=0.0):
        return self('Math', dict(operation=op), _0=a, _1=b).outputs[0]

    def mix(self, fac, a, b, blend='MIX'):
        return self('MixRGB', dict(blend_type=blend), Fac=fac, Color1=a, Color2=b).outputs[0]

    def bump(self, height, strength, distance=.02):
        return self('Bump', Strength=strength, Distance=distance, Height=height)

    def image(self, file):
        t = self('TexImage', dict(extension='EXTEND'), Vector=self('TexCoord').outputs['UV'])
        t.image = bpy.data.images.load(file)
        return t.outputs[0]

    def surface(self, **ins):
        """Ends the material with one principled shader."""
        return self.done(self('BsdfPrincipled', **ins))

    def done(self, shader, volume=None):
        self.put(self.out.inputs['Surface'], shader)
        if volume:
            self.put(self.out.inputs['Volume'], volume)
        return self.mat
