<?php
/** How long a claim is valid, and its source. `Claims\Claim` makes its props. */
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/** @var array{validity: list<array{text: string, day: string}>, source: array{before: string, text: string, href: string, after: string}|null} $props */

	// The pieces carry a sentence's own spaces at their ends: line breaks between them would remove these.
	?>
<p class="hvac-claim"><?php
	foreach ( $props['validity'] as $piece ) {
		if ( '' === $piece['day'] ) {
			$text( $piece['text'] );
		} else {
			?><time datetime="<?php echo esc_attr( $piece['day'] ); ?>"><?php $text( $piece['text'] ); ?></time><?php
		}
	}

	if ( null !== $props['source'] ) {
		$text( ( array() === $props['validity'] ? '' : ' ' ) . $props['source']['before'] );

		if ( '' === $props['source']['href'] ) {
			$text( $props['source']['text'] );
		} else {
			?><a class="hvac-claim__source" href="<?php echo esc_url( $props['source']['href'] ); ?>"><?php $text( $props['source']['text'] ); ?></a><?php
		}

		$text( $props['source']['after'] );
	}
?></p>
<?php
};
