<?php
/**
 * @var array{level: int} $props
 * @var callable( string ): void $slot
 * @var callable( string, array<string, mixed> ): void $ui
 */
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;
?>
<?php $ui( 'section-head', $props ); ?>
<div class="hvac-cards" data-hvac-slot="content"><?php $slot( 'content' ); ?></div>
