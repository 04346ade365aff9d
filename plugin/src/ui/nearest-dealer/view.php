<?php
/**
 * Where nobody is near enough: the nearest dealer all the same.
 *
 * @var array{caption: string, card: array<string, mixed>} $props
 * @var callable( string ): void $text
 * @var callable( string, array<string, mixed> ): void $ui
 */
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

?>
<div class="hvac-nearest-dealer">
	<p class="hvac-nearest-dealer__caption"><?php $text( $props['caption'] ); ?></p>
	<?php $ui( 'dealer-card', $props['card'] ); ?>
</div>
