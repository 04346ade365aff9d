<?php
/** Without a script it stays where it is placed: at the end. A marker inside it makes that the place where it stops sticking. */
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/** @var array{href: string, texts: array{label: string}} $props */
	?>
<div class="hvac-sticky-footer__end" data-hvac-slot="content"><?php $slot( 'content' ); ?></div>
<aside class="hvac-sticky-footer__bar" aria-label="<?php echo esc_attr( $props['texts']['label'] ); ?>">
	<p class="hvac-sticky-footer__text" data-hvac-slot="text"><?php $slot( 'text' ); ?></p>
	<?php
	$ui(
		'controls/action',
		array(
			'slot'  => 'button_text',
			'href'  => $props['href'],
			'class' => 'hvac-sticky-footer__button',
		)
	);
	?>
</aside>
<?php
};
