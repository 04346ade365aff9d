<?php
/**
 * @var array{href: string} $props
 * @var callable( string, array<string, mixed> ): void $ui
 */
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

$ui(
	'action',
	array(
		'slot'  => 'button_text',
		'href'  => $props['href'],
		'class' => 'hvac-sticky-cta__button',
	)
);
