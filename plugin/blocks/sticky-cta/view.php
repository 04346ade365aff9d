<?php
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/** @var array{href: string} $props */

	$ui(
		'controls/action',
		array(
			'slot'  => 'button_text',
			'href'  => $props['href'],
			'class' => 'hvac-sticky-cta__button',
		)
	);
};
