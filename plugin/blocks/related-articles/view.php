<?php
/**
 * @var array{level: int} $props
 * @var callable( string ): void $slot
 * @var callable( string, array<string, mixed> ): void $ui
 */
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;
?>
<?php $ui( 'section-head', array( 'level' => $props['level'] ) ); ?>
<div class="hvac-cards hvac-related-articles__cards" data-hvac-slot="content"><?php $slot( 'content' ); ?></div>
