<?php
/** A link to the dealers that a block has no card for. */
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/** @var array{block: string, text: string, href: string} $props */
	?>
<a class="<?php echo esc_attr( "hvac-button hvac-button--secondary hvac-{$props['block']}__more" ); ?>" href="<?php echo esc_url( $props['href'] ); ?>"><?php $text( $props['text'] ); ?></a>
<?php
};
