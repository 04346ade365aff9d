<?php
/** A picture that keeps its space while it loads. `Media\Picture` makes its props. The browser lazy-loads it; marks tell plugins not to do the same. */
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/**
	 * @var array{
	 *   src: string, srcset: string, sizes: string, width: int, height: int, alt: string, loading: 'auto'|'lazy'|'high', position: string,
	 *   ratio: string, sources: list<array{media: string, srcset: string, sizes: string, width: int, height: int}>,
	 * } $props
	 */

	// A null attribute is left out, as React does with undefined.
	$attributes = static function ( array $attributes ): void {
		/** @var string|int $value */
		foreach ( array_filter( $attributes ) as $name => $value ) {
			printf( ' %s="%s"', esc_attr( (string) $name ), esc_attr( (string) $value ) );
		}
	};
	$is_lazy    = 'lazy' === $props['loading'];
	$sizes      = '' === $props['srcset'] ? '' : ( $is_lazy ? 'auto, ' : '' ) . $props['sizes'];
	$position   = '' === $props['position'] ? '' : "object-position:{$props['position']}";
	$ratio      = '' === $props['ratio'] ? '' : "aspect-ratio:{$props['ratio']}";
	$image      = array(
		'loading'       => $is_lazy ? 'lazy' : '',
		'fetchpriority' => 'high' === $props['loading'] ? 'high' : '',
		'decoding'      => 'async',
		'srcset'        => $props['srcset'],
		'sizes'         => $sizes,
		'width'         => $props['width'],
		'height'        => $props['height'],
		'style'         => implode( ';', array_filter( array( $position, $ratio ) ) ),
	);
	?>
<?php if ( array() !== $props['sources'] ) : ?>
	<picture class="hvac-picture-sources">
	<?php foreach ( $props['sources'] as $source ) : ?>
		<source<?php $attributes( $source ); ?>>
	<?php endforeach; ?>
<?php endif; ?>
<img class="hvac-picture skip-lazy" data-no-lazy="1"<?php $attributes( $image ); ?> src="<?php echo esc_url( $props['src'] ); ?>" alt="<?php echo esc_attr( $props['alt'] ); ?>">
<?php if ( array() !== $props['sources'] ) : ?>
	</picture>
<?php endif; ?>
<?php
};
