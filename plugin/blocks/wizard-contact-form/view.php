<?php
/**
 * @var array{id: string, level: int, recipient: string, form: array<string, mixed>, lane: array{phone: array{text: string, href: string}|null, texts: array{title: string, hours: string, gas: string}}} $props
 * @var callable( string, array<string, mixed> ): void $ui
 */
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

?>
<div class="hvac-wizard-contact-form__lane"><?php $ui( 'emergency-lane', $props['lane'] ); ?></div>
<?php
$ui( 'form-panel', $props );
