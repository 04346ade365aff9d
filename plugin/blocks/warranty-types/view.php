<?php
/**
 * @var array{level: int, claim: array<string, mixed>|null} $props
 * @var callable( string ): void $slot
 * @var callable( string, array<string, mixed> ): void $ui
 */
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;
?>
<?php $ui( 'section-head', array( 'level' => $props['level'] ) ); ?>
<div class="hvac-cards" data-hvac-slot="content"><?php $slot( 'content' ); ?></div>
<p class="hvac-section__note" data-hvac-slot="note"><?php $slot( 'note' ); ?></p>
<?php if ( null !== $props['claim'] ) : ?>
	<?php $ui( 'claim', $props['claim'] ); ?>
<?php endif; ?>
