<?php
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/**
	 * @var array{
	 *   id: string, level: int, recipient: string, form: array<string, mixed>,
	 *   lane: array{
	 *     phone: array{text: string, href: string}|null, dealersUrl: string, texts: array{title: string, hours: string, gas: string, dealers: string},
	 *   },
	 * } $props
	 */
	?>
<div class="hvac-wizard-contact-form__lane"><?php $ui( 'dealers/emergency-lane', $props['lane'] ); ?></div>
<?php
	$ui( 'forms/form-panel', $props );
};
