"""The grounds of the drawings, as sRGB."""
PALETTE = dict(butter='f2cc6a', olive='686d35', blush='efb8a4', plum='582640', sage='abb897', sky='a6c7cf',
               brick='a8432a', cream='efe1c0', paper='f6efe1', ink='211a14')
